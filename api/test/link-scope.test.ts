/** With a link, row-level security lets its bearer see and change only the share or the request of that link. */
import { createHash } from "node:crypto";
import { createShare, openShare } from "@ijaza/schema/sharing/shares";
import { requestAccess } from "@ijaza/schema/sharing/third-party";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { inScope } from "../src/platform/database.ts";
import { startChainApp } from "./chain-harness.ts";
import { compareSeen, KNOWN_TO_ALL, type Seen } from "./seen-tables.ts";

const { fixtures, anyone, db, mails } = await startChainApp();

let scene: Awaited<ReturnType<typeof fixtures.signedDiploma>>;

beforeAll(async () => {
  scene = await fixtures.signedDiploma();
});

const NOTHING_SHARED = {
  shares: "nothing",
  share_items: "nothing",
  share_views: "nothing",
  credentials: "nothing",
} satisfies Record<string, Seen>;

/** A share that the holder made and that was opened once. */
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

/** A request from this address; gives the digest of the secret in the mailed link. */
async function requestOf(email: string) {
  const words = { organisation: "Acme", contact: "Ada", purpose: "job", claims: ["lastName"] } as const;
  await anyone.call(requestAccess, { ...words, claims: [...words.claims], email, reference: scene.diploma._id });
  return digestOf((await mails.linkFor(email)).hash.slice(1));
}

const digestOf = (secret: string) => createHash("sha256").update(secret).digest("hex");

test("with a link one sees its share, and only the proofs of the documents in it", async () => {
  const other = await fixtures.signedDiploma();
  const own = await shareOf(scene);
  await shareOf(other);
  const ofShare = `share_id = '${own.id}'`;
  const shared = `record_id in (select record_id from share_items where ${ofShare})`;
  const seenByLink: Record<string, Seen> = {
    ...KNOWN_TO_ALL,
    shares: { where: `id = '${own.id}'` },
    share_items: { where: ofShare },
    share_views: { where: ofShare },
    credentials: { where: shared },
    batches: { where: "status = 'signed'" },
  };
  const { seen, toBeSeen } = await compareSeen(db, { share: own.digest }, seenByLink);
  expect(seen).toEqual(toBeSeen);
  expect(seen).toMatchObject({ shares: 1, share_items: 1, share_views: 1, credentials: 1, diplomas: 0, students: 0 });
  const nobodys = await compareSeen(db, { share: "00" }, { ...seenByLink, ...NOTHING_SHARED });
  expect(nobodys.seen).toEqual(nobodys.toBeSeen);
});

test("with a link one can count an opening of its share, but not of another, and cannot make a share", async () => {
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

test("with the link of a request one sees and changes only that request, and cannot make another", async () => {
  const [own, other] = [await requestOf("one@acme.example"), await requestOf("two@acme.example")];
  const seenByLink: Record<string, Seen> = {
    ...KNOWN_TO_ALL,
    third_party_requests: { where: `digest = decode('${own}', 'hex')` },
  };
  const { seen, toBeSeen } = await compareSeen(db, { request: own }, seenByLink);
  expect(seen).toEqual(toBeSeen);
  expect(seen).toMatchObject({ third_party_requests: 1, students: 0, diplomas: 0 });
  const byLink = (statement: string) => inScope(db, { request: own }, (trx) => sql.raw(statement).execute(trx));
  const changed = await byLink(
    `update third_party_requests set state = 'waiting' where digest in (decode('${own}', 'hex'), decode('${other}', 'hex'))`,
  );
  expect(changed.numAffectedRows).toBe(1n);
  const asking = (student: string) => `
    insert into third_party_requests (id, university_id, student_id, record_id, digest, organisation, contact, email, domain,
      site, purpose, claims, language, created_at)
    values ('r', '${scene.university.id}', '${student}', '${scene.diploma._id}', decode('${own}', 'hex'), 'x', 'x', 'x', 'x',
      'x', 'job', '{}', 'en', now())`;
  await expect(byLink(asking(scene.student.student.id))).rejects.toThrow(/row-level security/);
  const mail = `insert into mails (id, kind, language) values ('m2', 'third_party.granted', 'en')`;
  await expect(byLink(mail)).rejects.toThrow(/row-level security/);
  const job = (kind: string, digest: string) => `
    insert into jobs (id, kind, total, created_by, payload)
    select '${kind} ${digest}', '${kind}', 1, 'system', jsonb_build_object('request', (
      select id from third_party_requests where digest = decode('${digest}', 'hex')))`;
  await expect(byLink(job("sign", own))).rejects.toThrow(/row-level security/);
  await expect(byLink(job("third_party.match", other))).rejects.toThrow(/row-level security/);
  await byLink(job("third_party.match", own));
});
