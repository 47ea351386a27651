/** What row-level security lets public calls see and write, table by table. */
import { forgetPassword } from "@ijaza/schema/accounts/calls";
import { addDiplomas, decideDiplomas } from "@ijaza/schema/diplomas/calls";
import { getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { putSignatory } from "@ijaza/schema/signatories/calls";
import { verifyDiplomaById } from "@ijaza/schema/verification/calls";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { inScope, stepInto } from "../src/platform/database.ts";
import { startChainApp } from "./chain-harness.ts";
import { diplomaValues } from "./diploma-values.ts";
import { EVERYTHING } from "./everything.ts";
import { compareSeen, countSeen, KNOWN_TO_ALL, SEEN_PUBLICLY, type Seen } from "./seen-tables.ts";
import { signatoryValues } from "./signatory-values.ts";

const { fixtures, anyone, db, rooms } = await startChainApp();

/** Scopes that see a few tables beside those that everybody may see. */
const SEEN_IN_SCOPE = {
  issuer: {
    chain_keys: { where: "purpose in ('credential', 'badge') and state <> 'waiting'" },
    daily_counts: { where: "subject in ('issued', 'decided', 'replaced', 'certificate')" },
    visit_days: { where: "kind = 'verification'" },
  },
  visits: { visits: "everything", visit_days: "everything", page_visits: "everything" },
} satisfies Record<string, Record<string, Seen>>;

let scene: Awaited<ReturnType<typeof fixtures.signedDiploma>>;
/** Accepted but not signed, so that it has a template and a signer. */
let unsigned: string;

beforeAll(async () => {
  scene = await fixtures.signedDiploma();
  const row = diplomaValues(2, { studentNumber: scene.student.student.student_number, level: "master" });
  await scene.agent.call(addDiplomas, { mode: "modeOne", diplomas: [row] });
  await scene.responsable.call(decideDiplomas, { agentId: scene.agent.user.id, all: true, decision: "accepted" });
  const { signatory } = await scene.responsable.call(putSignatory, signatoryValues());
  unsigned = await inScope(db, EVERYTHING, async (trx) => {
    await sql`update users set signature = 'data:image/png;base64,' where id = ${scene.responsable.user.id}`.execute(
      trx,
    );
    await sql`update diplomas set signatories = array[null, ${signatory._id}]`.execute(trx);
    const found = trx.selectFrom("diplomas").select("id").where("status", "=", "unsigned");
    return (await found.executeTakeFirstOrThrow()).id;
  });
  await anyone.call(forgetPassword, { email: scene.agent.user.email });
  for (const format of ["pdf", "json"] as const) await anyone.send(getDiplomaFile, { id: scene.diploma._id, format });
  await scene.agent.send(getDiplomaFile, { id: scene.diploma._id, format: "pdf" });
  // Writes the counts to the database.
  await rooms.visits.close();
});

test("every table declares which of its rows the public sees", async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind in ('r', 'p', 'v', 'm') and relnamespace = 'public'::regnamespace order by 1`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(SEEN_PUBLICLY).sort());
});

test("the public sees what was issued, and nothing of people, keys, requests, credits and mails", async () => {
  const { seen, toBeSeen } = await compareSeen(db, "public", SEEN_PUBLICLY);
  expect(seen).toEqual(toBeSeen);
  expect(seen).toMatchObject({ diplomas: 1, credentials: 1, batches: 1, documents: 1 });
});

test("the rows that the public does not see exist", async () => {
  const hidden = ["users", "students", "sessions", "chain_keys", "chain_attempts", "credit_entries", "jobs", "mails"];
  const more = ["audit_events", "account_links", "template_versions", "signatories", "signatory_versions"];
  for (const table of [...hidden, ...more]) {
    expect.soft(await countSeen(db, EVERYTHING, { table, where: "true" }), table).toBeGreaterThan(0);
  }
});

test.each(["issuer", "visits"] as const)("the scope %s sees its own tables, and no issued documents", async (scope) => {
  const expected: Record<string, Seen> = { ...KNOWN_TO_ALL, ...SEEN_IN_SCOPE[scope] };
  const { seen, toBeSeen } = await compareSeen(db, scope, expected);
  expect(seen).toEqual(toBeSeen);
});

test("a credential is visible once its batch is anchored", async () => {
  const seen = await inScope(db, EVERYTHING, async (trx) => {
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

test("the public can write only files of issued documents, and messages to the operators", async () => {
  const { id: university } = scene.university;
  const file = (name: string, document: string, shape: string) =>
    `insert into documents (file, record_id, university_id, shape, hidden, sealed_by, made_at)
     values ('${name}', '${document}', '${university}', '${shape}', '{}', null, now())`;
  const mail = (kind: string) => `insert into mails (id, kind, language) values ('m1', '${kind}', 'en')`;
  await refusedPublicly(file("x", unsigned, "page"));
  await refusedPublicly(file("x", scene.diploma._id, "all"));
  await refusedPublicly(mail("accounts.reset"));
  await refusedPublicly(
    `insert into visits (day, university_id, record_id, kind, count) values (now(), '${university}', 'x', 'visit', 1)`,
  );
  await inScope(db, "public", (trx) => sql.raw(file("x", scene.diploma._id, "page")).execute(trx));
  const changed = await inScope(db, "public", (trx) =>
    sql`update diplomas set title_fr = 'x' where id = ${scene.diploma._id}`.execute(trx),
  );
  expect(changed.numAffectedRows).toBe(0n);
});

test("of a record that is not issued the public learns only that it exists", async () => {
  const ask = (id: string) =>
    inScope(db, "public", async (trx) => {
      const { rows } = await sql<object>`select is_recorded(${id}) as known, signature_on(${id}) as signature,
        (select count(*) from template_of(${id})) as templates, (select count(*) from signatories_of(${id})) as signatories,
        (select count(*) from users) as users`.execute(trx);
      return rows[0];
    });
  expect(await ask(unsigned)).toEqual({ known: true, signature: null, templates: 0, signatories: 0, users: 0 });
  const issued = { known: true, signature: "data:image/png;base64,", templates: 1, signatories: 1, users: 0 };
  expect(await ask(scene.diploma._id)).toEqual(issued);
  expect(await anyone.call(verifyDiplomaById, { id: unsigned })).toMatchObject({ result: { reason: "not_issued" } });
});

test("a temporary change of scope is undone, even after a refusal", async () => {
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
