/** A student is erased: what goes, what stays, and that everybody else's documents verify as before. */
import { getAudit } from "@ijaza/schema/audit/calls";
import { verifyCertificateById } from "@ijaza/schema/certificates/reading";
import { revokeDiploma } from "@ijaza/schema/diplomas/calls";
import { getDiplomaById, getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { getDocumentPicture } from "@ijaza/schema/documents/calls";
import { eraseStudent, readErasure } from "@ijaza/schema/privacy/erasure";
import { getOwnStudent, getStudentById } from "@ijaza/schema/students/calls";
import { verifyDiploma, verifyDiplomaById } from "@ijaza/schema/verification/calls";
import { type Bundle, verify } from "@ijaza/verifier";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { createBadgeChecker } from "../../../../test/badge-checker.ts";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { createErasureScene, PERSON, TRACES } from "../../../../test/erasure-scene.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import { TEST_PUBLIC_URL, TEST_SECRETS } from "../../../../test/harness.ts";
import { fsck } from "../../../fsck.ts";
import { inScope } from "../../../platform/database.ts";
import type { Finding } from "../../../platform/fsck/findings.ts";

const app = await startChainApp();
const { fixtures, anyone, ended, db, owner, storage, chain, url, verifyOptions } = app;

type Scene = Awaited<ReturnType<typeof createErasureScene>>;
let scene: Scene;
let records: Awaited<ReturnType<Scene["everything"]>>;
/** The files that students kept, and the counts as they were before. */
let kept: Record<"own" | "besides", Bundle>;
let badges: Record<"valid" | "revoked", object>;
let files: string[];
let counted: unknown;

const diploma = () => records.diploma;
const bundleOf = async (id: string): Promise<Bundle> => (await anyone.send(getDiplomaFile, { id })).json();
const badgeOf = async (id: string): Promise<object> =>
  (await anyone.send(getDiplomaFile, { id, format: "openbadge" })).json();
const judgeBadge = createBadgeChecker({ anyone, publicUrl: TEST_PUBLIC_URL });
const onChain = (bundle: Bundle) => verify(bundle, verifyOptions);
const listFiles = () =>
  inScope(db, EVERYTHING, async (trx) => {
    const { rows } = await sql<{ file: string }>`
      select file from documents union select evidence from correction_requests where evidence is not null`.execute(
      trx,
    );
    return rows.map(({ file }) => file);
  });
/** What is counted of signed documents. */
const readCounts = () =>
  inScope(db, EVERYTHING, async (trx) => {
    const { rows } = await sql`
      select subject, day, status, academic_year, sex, sum(count) as count from daily_counts
      where subject in ('issued', 'decided', 'replaced', 'certificate') group by 1, 2, 3, 4, 5 having sum(count) <> 0
      order by 1, 2, 3, 4, 5`.execute(trx);
    return rows;
  });

beforeAll(async () => {
  scene = await createErasureScene({ fixtures, ended, anyone, db, owner });
  records = await scene.everything();
  kept = { own: await bundleOf(records.diploma), besides: await bundleOf(records.besides) };
  badges = { valid: await badgeOf(records.diploma), revoked: await badgeOf(records.revoked) };
  files = await listFiles();
});

test("the responsable reads before what an erasure would delete, and what it would leave", async () => {
  const { erasure } = await scene.responsable.call(readErasure, { id: scene.id });
  expect(erasure).toMatchObject({
    studentNumber: PERSON.studentNumber,
    lastName: PERSON.lastName,
    valid: [
      { _id: records.diploma, kind: "diploma", label: "D-777001" },
      { _id: records.certificate, kind: "certificate" },
    ],
    revoked: 1,
    drafts: 1,
    files: files.length,
    shares: 1,
    accessRequests: 0,
    correctionRequests: 1,
    sessions: 1,
    hasToWait: false,
  });
  expect(erasure.mails).toBeGreaterThan(0);
  for (const text of TRACES) expect(await scene.tablesWith(text), text).not.toEqual([]);
});

test("the wrong number erases nothing", async () => {
  const wrong = { _id: scene.id, studentNumber: `${PERSON.studentNumber}0` };
  expect(await scene.responsable.refused(eraseStudent, wrong)).toMatchObject({
    status: 422,
    error: "student_number_differs",
  });
  expect(await scene.student.call(getOwnStudent)).toMatchObject({ student: { _id: scene.id } });
});

test("another university's responsable, an agent and the student are refused", async () => {
  const input = { _id: scene.id, studentNumber: PERSON.studentNumber };
  const foreign = await fixtures.responsable();
  expect(await foreign.refused(eraseStudent, input)).toMatchObject({ status: 404 });
  expect(await foreign.refused(readErasure, { id: scene.id })).toMatchObject({ status: 404 });
  for (const client of [scene.agent, scene.student]) {
    expect(await client.refused(eraseStudent, input)).toMatchObject({ status: 403, error: "forbidden" });
  }
});

test("an erasure waits until nothing of the student is being signed", async () => {
  const status = (value: string) =>
    inScope(db, EVERYTHING, (trx) => sql`update diplomas set status = ${value} where id = ${diploma()}`.execute(trx));
  for (const open of ["signing", "revoking", "error"]) {
    await status(open);
    const input = { _id: scene.id, studentNumber: PERSON.studentNumber };
    expect(await scene.responsable.refused(eraseStudent, input), open).toMatchObject({
      status: 409,
      error: "erasure_has_to_wait",
    });
    expect(await scene.responsable.call(readErasure, { id: scene.id })).toMatchObject({ erasure: { hasToWait: true } });
  }
  await status("signed");
});

test("an erasure leaves no trace of the person in any table, and no file in the storage", async () => {
  counted = await readCounts();
  await anyone.call(verifyDiplomaById, { id: diploma() });
  const job = await ended(scene.responsable, await scene.erase());
  expect(job).toMatchObject({ kind: "erasure.files", status: "succeeded" });
  for (const text of TRACES) expect(await scene.tablesWith(text), text).toEqual([]);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect(await storage.get(file), file).toBeNull();
  const { rows } = await inScope(db, EVERYTHING, (trx) =>
    sql<{ jwt: string; disclosures: string; size: number }>`
      select jwt, disclosures, octet_length(leaf) as size from credentials where record_id = ${diploma()}`.execute(trx),
  );
  expect(rows).toEqual([{ jwt: "", disclosures: "", size: 32 }]);
});

test("the student is signed out, and no longer listed", async () => {
  expect(await scene.student.refused(getOwnStudent)).toMatchObject({ status: 401 });
  expect(await scene.agent.refused(getStudentById, { id: scene.id })).toMatchObject({ status: 404 });
});

test("a diploma of the same batch verifies as before: here, by the chain, and as a file that was kept", async () => {
  expect(await anyone.call(verifyDiplomaById, { id: records.besides })).toMatchObject({ result: { verdict: "valid" } });
  const fresh = await bundleOf(records.besides);
  expect(fresh).toEqual(kept.besides);
  expect(fresh.anchor.root).toBe(kept.own.anchor.root);
  expect(await onChain(fresh)).toMatchObject({ verdict: "valid" });
  expect(await anyone.call(verifyDiploma, { credential: fresh })).toMatchObject({ result: { verdict: "valid" } });
});

test("a file that the student kept verifies by the chain, without this server", async () => {
  expect(await onChain(kept.own)).toMatchObject({ verdict: "valid", facts: { claims: { lastName: PERSON.lastName } } });
});

test("badges that the student kept say what they said: revoked ones are not valid again", async () => {
  expect(await judgeBadge(badges.valid)).toBe("valid");
  expect(await judgeBadge(badges.revoked)).toBe("revoked");
  // This site compares a badge with its original, which is gone.
  expect(await anyone.call(verifyDiploma, { credential: badges.valid })).toMatchObject({
    result: { verdict: "unknown", reason: "badge_original_missing" },
  });
});

test("of an erased document nothing is claimed, to nobody", async () => {
  const gone = { status: 410, error: "document_erased" };
  const arabic = { headers: { language: "ar" } };
  for (const client of [anyone, scene.agent, scene.responsable, scene.neighbour]) {
    for (const id of [records.diploma, records.revoked]) {
      expect(await client.refused(getDiplomaById, { id })).toMatchObject(gone);
      expect(await client.refused(verifyDiplomaById, { id })).toMatchObject(gone);
      for (const format of ["pdf", "json", "openbadge"] as const)
        expect(await client.refused(getDiplomaFile, { id, format })).toMatchObject(gone);
    }
    expect(await client.refused(verifyCertificateById, { id: records.certificate })).toMatchObject(gone);
    expect(await client.refused(getDocumentPicture, { id: diploma(), shape: "card" })).toMatchObject(gone);
  }
  const { message } = await anyone.refused(getDiplomaById, { id: diploma() }, arabic);
  expect(message).toBe("محت الجامعة بيانات هذه الوثيقة، ولا يُؤكَّد أي شيء بشأنها.");
  expect(await anyone.refused(getDiplomaById, { id: records.draft })).toMatchObject({ status: 404 });
});

test("the log says who erased, and its digests can be compared with nothing any more", async () => {
  const { events } = await scene.responsable.call(getAudit, { kind: "student.erased" });
  expect(events).toMatchObject([
    { subjectId: scene.id, actor: { _id: scene.responsable.user.id }, after: null, data: { total: 4 } },
  ]);
  const { events: ofDiplomas } = await scene.responsable.call(getAudit, { kind: "diploma.erased" });
  expect(ofDiplomas.map(({ subjectId }) => subjectId).sort()).toEqual(
    [records.diploma, records.revoked, records.draft].sort(),
  );
});

test("the counts of signed documents are as before, and everything adds up", async () => {
  expect(await readCounts()).toEqual(counted);
  const findings: Finding[] = [];
  const report = (finding: Finding) => void findings.push(finding);
  const outcome = await fsck({
    databaseUrl: url,
    rpcUrl: chain.url,
    contentKey: TEST_SECRETS.content,
    storage,
    report,
  });
  expect(findings).toEqual([]);
  expect(outcome).toEqual({ findings: 0, unable: null });
});

test("repeating it replies with the same job and changes nothing", async () => {
  const [first, again] = [await scene.erase(), await scene.erase()];
  expect(again).toEqual(first);
  const { total } = await scene.responsable.call(getAudit, { kind: "student.erased" });
  expect(total).toBe(1);
});

test("a diploma that is found to be a fraud later can still be revoked, and its kept file is then invalid", async () => {
  const superseded = { _id: diploma(), reason: "superseded" } as const;
  expect(await scene.responsable.refused(revokeDiploma, superseded)).toMatchObject({
    status: 409,
    error: "not_superseded",
  });
  const foreign = await fixtures.responsable();
  expect(await foreign.refused(revokeDiploma, { _id: diploma(), reason: "fraud" })).toMatchObject({ status: 404 });
  const job = await scene.responsable.call(revokeDiploma, { _id: diploma(), reason: "fraud" });
  expect(await ended(scene.responsable, job)).toMatchObject({ status: "succeeded" });
  expect(await onChain(kept.own)).toMatchObject({ verdict: "invalid", reason: "revoked" });
  expect(await scene.responsable.refused(revokeDiploma, { _id: diploma(), reason: "fraud" })).toMatchObject({
    status: 409,
  });
  expect(await judgeBadge(badges.valid)).toBe("revoked");
  expect(await anyone.refused(verifyDiplomaById, { id: diploma() })).toMatchObject({ status: 410 });
});
