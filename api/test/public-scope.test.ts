/** What row-level security lets strangers' calls see and write, table by table. */
import { createHash } from "node:crypto";
import { forgetPassword } from "@ijaza/schema/accounts";
import { getDiplomaFile } from "@ijaza/schema/diploma-reading";
import { addDiplomas, decideDiplomas } from "@ijaza/schema/diplomas";
import { createShare, openShare } from "@ijaza/schema/shares";
import { requestAccess } from "@ijaza/schema/third-party";
import { verifyDiplomaById } from "@ijaza/schema/verification";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { inScope, type Scope, stepInto } from "../src/platform/database.ts";
import { startChainApp } from "./chain-harness.ts";
import { diplomaValues } from "./diploma-values.ts";

const { given, anyone, db, rooms, mails } = await startChainApp();

type Seen = "everything" | "nothing" | { where: string };

const ISSUED = "status in ('signed', 'revoking', 'revoked')";

/** Every table, and which of its rows anyone may see; a new one is to be named here. */
const SEEN_PUBLICLY: Record<string, Seen> = {
  // Known to everybody, and without anybody's personal data.
  universities: "everything",
  chain_identity: "everything",
  kysely_migration: "everything",
  kysely_migration_lock: "everything",
  schema_compatibility: "everything",
  // Of what was issued.
  diplomas: { where: ISSUED },
  certificates: { where: ISSUED },
  batches: { where: "status = 'signed'" },
  credentials: { where: "batch_id in (select id from batches where status = 'signed')" },
  documents: { where: "shape <> 'all'" },
  hidden_claims: "everything",
  // What a holder gives to whoever has a link.
  shares: "nothing",
  share_items: "nothing",
  share_views: "nothing",
  third_party_requests: "nothing",
  share_settings: "nothing",
  // People, and how they come in.
  users: "nothing",
  students: "nothing",
  student_codes: "nothing",
  account_links: "nothing",
  email_changes: "nothing",
  sessions: "nothing",
  replies: "nothing",
  attempts: "nothing",
  notice_hours: "nothing",
  stopped_addresses: "nothing",
  passkeys: "nothing",
  code_generators: "nothing",
  recovery_codes: "nothing",
  // What universities do among themselves.
  import_rows: "nothing",
  handed_in_files: "nothing",
  update_demands: "nothing",
  update_demand_items: "nothing",
  templates: "nothing",
  template_versions: "nothing",
  template_pictures: "nothing",
  credit_entries: "nothing",
  credit_accounts: "nothing",
  deposit_demands: "nothing",
  mails: "nothing",
  jobs: "nothing",
  visits: "nothing",
  visit_days: "nothing",
  page_visits: "nothing",
  daily_counts: "nothing",
  imports: "nothing",
  audit_events: "nothing",
  audit_heads: "nothing",
  // What the platform does with the chain.
  chain_keys: "nothing",
  chain_transactions: "nothing",
  chain_attempts: "nothing",
  chain_strangers: "nothing",
  installation: "nothing",
};

/** Scopes that see few tables beside what everybody may know. */
const SEEN_IN_SCOPE = {
  issuer: { chain_keys: { where: "purpose in ('credential', 'badge') and state <> 'waiting'" } },
  visits: { visits: "everything", visit_days: "everything", page_visits: "everything" },
} satisfies Record<string, Record<string, Seen>>;

const count = async (scope: Scope, { table, where }: { table: string; where: string }): Promise<number> =>
  inScope(db, scope, async (trx) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${sql.raw(where)}`.execute(trx);
    return rows[0]!.count;
  });

/** How many rows the scope sees of each table, and how many it should. */
async function compare(scope: Scope, expected: Record<string, Seen>) {
  const counted = await Promise.all(
    Object.entries(expected).map(async ([table, seen]) => {
      const where = seen === "everything" ? "true" : seen === "nothing" ? "false" : seen.where;
      return [table, await count(scope, { table, where: "true" }), await count("all", { table, where })] as const;
    }),
  );
  return {
    seen: Object.fromEntries(counted.map(([table, seen]) => [table, seen])),
    toBeSeen: Object.fromEntries(counted.map(([table, , wanted]) => [table, wanted])),
  };
}

/** What everybody may know, whatever the scope. */
const KNOWN_TO_ALL = Object.fromEntries(
  Object.entries(SEEN_PUBLICLY).map(([table, seen]) => {
    const isKnown = seen === "everything" && table !== "hidden_claims";
    return [table, isKnown ? "everything" : "nothing"] as const;
  }),
);

const NOTHING_SHARED = {
  shares: "nothing",
  share_items: "nothing",
  share_views: "nothing",
  credentials: "nothing",
} satisfies Record<string, Seen>;

/** Shared by the holder, and opened once. */
async function shareOf({ student, diploma }: Pick<typeof scene, "student" | "diploma">) {
  const { share, link } = await student.call(createShare, {
    items: [{ documentId: diploma._id, claims: ["lastName"] }],
    purpose: "job",
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  });
  const secret = new URL(link).hash.slice(1);
  await anyone.call(openShare, { secret });
  return { id: share._id, digest: digestOf(secret) };
}

/** Asked by somebody at this address; the digest of what the mailed link holds. */
async function requestOf(email: string) {
  const words = { organisation: "Acme", contact: "Ada", purpose: "job", claims: ["lastName"] } as const;
  await anyone.call(requestAccess, { ...words, claims: [...words.claims], email, reference: scene.diploma._id });
  return digestOf((await mails.linkFor(email)).hash.slice(1));
}

const digestOf = (secret: string) => createHash("sha256").update(secret).digest("hex");

let scene: Awaited<ReturnType<typeof given.signedDiploma>>;
/** Accepted, so that it has a template and a signer, and not signed. */
let unsigned: string;

beforeAll(async () => {
  scene = await given.signedDiploma();
  const row = diplomaValues(2, { studentNumber: scene.student.student.student_number, level: "master" });
  await scene.agent.call(addDiplomas, { mode: "modeOne", diplomas: [row] });
  await scene.responsable.call(decideDiplomas, { agentId: scene.agent.user.id, all: true, decision: "accepted" });
  unsigned = await inScope(db, "all", async (trx) => {
    await sql`update users set signature = 'data:image/png;base64,' where id = ${scene.responsable.user.id}`.execute(
      trx,
    );
    const found = trx.selectFrom("diplomas").select("id").where("status", "=", "unsigned");
    return (await found.executeTakeFirstOrThrow()).id;
  });
  await anyone.call(forgetPassword, { email: scene.agent.user.email });
  for (const format of ["pdf", "json"] as const) await anyone.send(getDiplomaFile, { id: scene.diploma._id, format });
  await scene.agent.send(getDiplomaFile, { id: scene.diploma._id, format: "pdf" });
  // What is counted is written.
  await rooms.visits.close();
});

test("every table says what the public sees of it", async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind in ('r', 'p', 'v', 'm') and relnamespace = 'public'::regnamespace order by 1`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(SEEN_PUBLICLY).sort());
});

test("the public sees what was issued, and nothing of people, keys, demands, credits and mails", async () => {
  const { seen, toBeSeen } = await compare("public", SEEN_PUBLICLY);
  expect(seen).toEqual(toBeSeen);
  expect(seen).toMatchObject({ diplomas: 1, credentials: 1, batches: 1, documents: 1 });
});

test("what the public does not see is there", async () => {
  const hidden = ["users", "students", "sessions", "chain_keys", "chain_attempts", "credit_entries", "jobs", "mails"];
  const more = ["audit_events", "account_links", "template_versions"];
  for (const table of [...hidden, ...more]) {
    expect.soft(await count("all", { table, where: "true" }), table).toBeGreaterThan(0);
  }
});

test.each(["issuer", "visits"] as const)(
  "the scope %s sees its own tables, and nothing of what was issued",
  async (scope) => {
    const expected: Record<string, Seen> = { ...KNOWN_TO_ALL, ...SEEN_IN_SCOPE[scope] };
    const { seen, toBeSeen } = await compare(scope, expected);
    expect(seen).toEqual(toBeSeen);
  },
);

test("whoever has a link sees its share, and of all documents the proofs of those that it gives", async () => {
  const other = await given.signedDiploma();
  const own = await shareOf(scene);
  await shareOf(other);
  const ofShare = `share_id = '${own.id}'`;
  const shared = `document_id in (select document_id from share_items where ${ofShare})`;
  const seenByLink: Record<string, Seen> = {
    ...KNOWN_TO_ALL,
    shares: { where: `id = '${own.id}'` },
    share_items: { where: ofShare },
    share_views: { where: ofShare },
    credentials: { where: shared },
    batches: { where: "status = 'signed'" },
  };
  const { seen, toBeSeen } = await compare({ share: own.digest }, seenByLink);
  expect(seen).toEqual(toBeSeen);
  expect(seen).toMatchObject({ shares: 1, share_items: 1, share_views: 1, credentials: 1, diplomas: 0, students: 0 });
  const nobodys = await compare({ share: "00" }, { ...seenByLink, ...NOTHING_SHARED });
  expect(nobodys.seen).toEqual(nobodys.toBeSeen);
});

test("whoever has a link changes how often its share was opened, of no other, and makes none", async () => {
  const [own, other] = [await shareOf(scene), await shareOf(scene)];
  const byLink = (statement: string) => inScope(db, { share: own.digest }, (trx) => sql.raw(statement).execute(trx));
  const changed = await byLink(`update shares set views = views where id in ('${own.id}', '${other.id}')`);
  expect(changed.numAffectedRows).toBe(1n);
  const view = (id: string) => `insert into share_views values ('${id}', '${scene.university.id}', '2026-01-01', 1)`;
  await byLink(view(own.id));
  await expect(byLink(view(other.id))).rejects.toThrow(/row-level security/);
  const copy = `insert into shares select '${own.id}x', university_id, student_id, '\\x01', secret_sealed, label, purpose,
    purpose_text, expires_at, views_allowed, 0, pin_digest, 0, null, null, created_at from shares`;
  await expect(byLink(copy)).rejects.toThrow(/row-level security/);
  const item = `insert into share_items select share_id, 9, university_id, 'x', names from share_items`;
  await expect(byLink(item)).rejects.toThrow(/row-level security/);
});

test("whoever has the link of a request sees and changes it alone, and asks in nobody's name", async () => {
  const [own, other] = [await requestOf("one@acme.example"), await requestOf("two@acme.example")];
  const seenByLink: Record<string, Seen> = {
    ...KNOWN_TO_ALL,
    third_party_requests: { where: `digest = decode('${own}', 'hex')` },
  };
  const { seen, toBeSeen } = await compare({ request: own }, seenByLink);
  expect(seen).toEqual(toBeSeen);
  expect(seen).toMatchObject({ third_party_requests: 1, students: 0, diplomas: 0 });
  const byLink = (statement: string) => inScope(db, { request: own }, (trx) => sql.raw(statement).execute(trx));
  const changed = await byLink(
    `update third_party_requests set state = 'waiting' where digest in (decode('${own}', 'hex'), decode('${other}', 'hex'))`,
  );
  expect(changed.numAffectedRows).toBe(1n);
  const asking = (student: string) => `
    insert into third_party_requests (id, university_id, student_id, document_id, digest, organisation, contact, email, domain,
      purpose, claims, language, created_at)
    values ('r', '${scene.university.id}', '${student}', '${scene.diploma._id}', decode('${own}', 'hex'), 'x', 'x', 'x', 'x',
      'job', '{}', 'en', now())`;
  await expect(byLink(asking(scene.student.student.id))).rejects.toThrow(/row-level security/);
  const mail = `insert into mails (id, kind, language) values ('m2', 'third_party.granted', 'en')`;
  await expect(byLink(mail)).rejects.toThrow(/row-level security/);
});

test("a credential is seen once its batch is anchored", async () => {
  const seen = await inScope(db, "all", async (trx) => {
    await sql`update batches set status = 'anchoring'`.execute(trx);
    const { rows } = await stepInto(trx, "public", () => sql`select from credentials`.execute(trx));
    await sql`update batches set status = 'signed'`.execute(trx);
    return rows.length;
  });
  expect(seen).toBe(0);
});

const refusedPublicly = (statement: string) =>
  expect(
    inScope(db, "public", (trx) => sql.raw(statement).execute(trx)),
    statement,
  ).rejects.toThrow(/row-level security/);

test("the public writes nothing but files of what was issued, and messages to those who run the platform", async () => {
  const { id: university } = scene.university;
  const file = (name: string, document: string, shape: string) =>
    `insert into documents (file, document_id, university_id, shape, hidden, sealed_by, made_at)
     values ('${name}', '${document}', '${university}', '${shape}', '{}', null, now())`;
  const mail = (kind: string) => `insert into mails (id, kind, language) values ('m1', '${kind}', 'en')`;
  await refusedPublicly(file("x", unsigned, "page"));
  await refusedPublicly(file("x", scene.diploma._id, "all"));
  await refusedPublicly(mail("accounts.reset"));
  await refusedPublicly(
    `insert into visits (day, university_id, document_id, kind, count) values (now(), '${university}', 'x', 'visit', 1)`,
  );
  await inScope(db, "public", (trx) => sql.raw(file("x", scene.diploma._id, "page")).execute(trx));
  const changed = await inScope(db, "public", (trx) =>
    sql`update diplomas set title_fr = 'x' where id = ${scene.diploma._id}`.execute(trx),
  );
  expect(changed.numAffectedRows).toBe(0n);
});

test("of a record that is not issued a stranger learns that it is there, and nothing else", async () => {
  const ask = (id: string) =>
    inScope(db, "public", async (trx) => {
      const { rows } = await sql<object>`select is_recorded(${id}) as known, signature_on(${id}) as signature,
        (select count(*) from template_of(${id})) as templates, (select count(*) from users) as users`.execute(trx);
      return rows[0];
    });
  expect(await ask(unsigned)).toEqual({ known: true, signature: null, templates: 0, users: 0 });
  const issued = { known: true, signature: "data:image/png;base64,", templates: 1, users: 0 };
  expect(await ask(scene.diploma._id)).toEqual(issued);
  expect(await anyone.call(verifyDiplomaById, { id: unsigned })).toMatchObject({ result: { reason: "not_issued" } });
});

test("a step into another scope ends where it began, also when it is refused", async () => {
  const students = (trx: Parameters<Parameters<typeof inScope>[2]>[0]) =>
    trx.selectFrom("students").select("id").execute();
  const own = { university: scene.university.id };
  await inScope(db, own, async (trx) => {
    expect(await stepInto(trx, "public", () => students(trx))).toEqual([]);
    expect(await students(trx)).toHaveLength(1);
    const refused = stepInto(trx, "issuer", () => Promise.reject(new Error("no key")));
    await expect(refused).rejects.toThrow("no key");
    expect(await students(trx)).toHaveLength(1);
  });
  const broken = inScope(db, own, (trx) => stepInto(trx, "public", () => sql`select 1/0`.execute(trx)));
  await expect(broken).rejects.toThrow("division by zero");
});
