/** Certificates of a person without a student's record are erased: what goes, what stays, and who may not. */
import { getAudit } from "@ijaza/schema/audit/calls";
import { addCertificates, decideCertificates, revokeCertificate } from "@ijaza/schema/certificates/calls";
import { getAllCertificates, getCertificateFile, verifyCertificateById } from "@ijaza/schema/certificates/reading";
import { endOfReference } from "@ijaza/schema/documents/reference";
import type { Job } from "@ijaza/schema/jobs/calls";
import { eraseCertificates, readCertificateErasure, readErasedDocument } from "@ijaza/schema/privacy/erasure";
import { type Bundle, verify } from "@ijaza/verifier";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { certificateValues, setUpCertificates, TEMPLATE } from "../../../../test/certificate-scene.ts";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { createErasureScene } from "../../../../test/erasure-scene.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import { inScope } from "../../../platform/database.ts";

const app = await startChainApp();
const { fixtures, anyone, ended, db, owner, storage, verifyOptions } = app;

/** Values that nobody else has, so that they are found wherever they are kept. */
const PERSON = {
  recipientFirstName: "Zéphyrine",
  recipientLastName: "Ouardighi",
  recipientFirstNameAr: "زفيرين",
  recipientLastNameAr: "الورديغي",
  email: "zephyrine.ouardighi@mail.example",
  course: "Lutherie nomade",
};
const NEIGHBOUR = "neighbour@mail.example";

let scene: Awaited<ReturnType<typeof setUpCertificates>>;
/** Of the person: two that are signed and one that waits; of somebody else in the same batch: one. */
let [signed, second, draft, besides] = ["", "", "", ""];
let kept: Record<"own" | "besides", Bundle>;
let files: string[];

const bundleOf = async (id: string): Promise<Bundle> => (await anyone.send(getCertificateFile, { id })).json();
const onChain = (bundle: Bundle) => verify(bundle, verifyOptions);
const proofOf = (id: string, others: string[] = []) => ({ _id: id, others, reference: endOfReference(id) });
const idsOf = async (email: string) => {
  const query = { pageSize: 500, status: "pending,signed,revoked", sort: "submittedAt" };
  const { certificates } = await scene.responsable.call(getAllCertificates, query);
  return certificates.filter((each) => each.email === email).map(({ _id }) => _id);
};
const add = (values: object) =>
  scene.agent.call(addCertificates, { templateName: TEMPLATE, certificates: [certificateValues(1, { ...values })] });
const setStatus = (id: string, status: string) =>
  inScope(db, EVERYTHING, (trx) => sql`update certificates set status = ${status} where id = ${id}`.execute(trx));

beforeAll(async () => {
  const university = await fixtures.issuingUniversity();
  const rows = [PERSON, { ...PERSON, hours: "30" }, { email: NEIGHBOUR }];
  scene = await setUpCertificates(fixtures, { university, rows: rows.map((each) => certificateValues(1, each)) });
  const decision = { certificatesIds: scene.ids, decision: "accepted" as const };
  await ended(scene.responsable, (await scene.responsable.call(decideCertificates, decision)) as Job);
  [signed, second] = (await idsOf(PERSON.email)) as [string, string];
  [besides] = (await idsOf(NEIGHBOUR)) as [string];
  await add({ ...PERSON, hours: "40" });
  draft = (await idsOf(PERSON.email)).find((id) => id !== signed && id !== second)!;
  for (const format of ["pdf", "json"] as const) await anyone.send(getCertificateFile, { id: signed, format });
  kept = { own: await bundleOf(signed), besides: await bundleOf(besides) };
  files = await inScope(db, EVERYTHING, async (trx) => {
    const { rows: made } = await sql<{ file: string }>`
      select file from documents where record_id = any(${[signed, second]})`.execute(trx);
    return made.map(({ file }) => file);
  });
});

test("the responsable reads what an erasure would delete, and which others the person has", async () => {
  const { erasure } = await scene.responsable.call(readCertificateErasure, { id: signed });
  expect(erasure.email).toBe(PERSON.email);
  expect(erasure.certificates.map(({ _id }) => _id).sort()).toEqual([signed, second, draft].sort());
  const [first] = erasure.certificates;
  expect(first).toMatchObject({
    _id: signed,
    status: "signed",
    recipientLastName: PERSON.recipientLastName,
    hasToWait: false,
  });
  expect(files.length).toBeGreaterThan(0);
  expect(erasure.certificates.reduce((sum, each) => sum + each.files, 0)).toBe(files.length);
  expect(first!.mails).toBe(1);
});

test("another university's responsable, an agent and an admin are refused", async () => {
  const { university } = scene;
  const foreign = await fixtures.responsable();
  expect(await foreign.refused(readCertificateErasure, { id: signed })).toMatchObject({ status: 404 });
  expect(await foreign.refused(eraseCertificates, proofOf(signed))).toMatchObject({ status: 404 });
  for (const client of [scene.agent, await fixtures.universityAdmin({ university })]) {
    expect(await client.refused(eraseCertificates, proofOf(signed))).toMatchObject({ status: 403, error: "forbidden" });
    expect(await client.refused(readErasedDocument, { id: signed })).toMatchObject({ status: 403 });
  }
});

test("the end of another reference erases nothing, nor does another person's certificate beside it", async () => {
  const wrong = { ...proofOf(signed), reference: endOfReference(besides) };
  expect(await scene.responsable.refused(eraseCertificates, wrong)).toMatchObject({
    status: 422,
    error: "reference_differs",
  });
  expect(await scene.responsable.refused(eraseCertificates, proofOf(signed, [besides]))).toMatchObject({ status: 404 });
  expect(await idsOf(PERSON.email)).toHaveLength(3);
});

test("a certificate of a student goes with the student", async () => {
  const { everything, responsable } = await createErasureScene({ fixtures, ended, anyone, db, owner });
  const { certificate } = await everything();
  const refusal = { status: 409, error: "certificate_of_student" };
  expect(await responsable.refused(readCertificateErasure, { id: certificate })).toMatchObject(refusal);
  expect(await responsable.refused(eraseCertificates, proofOf(certificate))).toMatchObject(refusal);
});

test("an erasure waits until none of them is being signed or revoked", async () => {
  for (const open of ["signing", "revoking", "error"]) {
    await setStatus(second, open);
    const { erasure } = await scene.responsable.call(readCertificateErasure, { id: signed });
    expect(erasure.certificates.find(({ _id }) => _id === second)).toMatchObject({ hasToWait: true });
    expect(await scene.responsable.refused(eraseCertificates, proofOf(signed, [second]))).toMatchObject({
      status: 409,
      error: "erasure_has_to_wait",
    });
  }
  await setStatus(second, "signed");
});

test("all that names the person is deleted, in the database and among the files", async () => {
  const { tablesWith } = await createErasureScene({ fixtures, ended, anyone, db, owner });
  for (const text of Object.values(PERSON)) expect(await tablesWith(text), text).not.toEqual([]);
  const job = await scene.responsable.call(eraseCertificates, proofOf(signed, [second, draft]));
  expect(await ended(scene.responsable, job)).toMatchObject({ kind: "erasure.files", status: "succeeded" });
  for (const text of Object.values(PERSON)) expect(await tablesWith(text), text).toEqual([]);
  for (const file of files) expect(await storage.get(file), file).toBeNull();
  const { total } = await scene.responsable.call(getAudit, { kind: "certificate.erased" });
  expect(total).toBe(3);
});

test("repeating it replies with the same job and changes nothing", async () => {
  const [first, again] = [
    await scene.responsable.call(eraseCertificates, proofOf(signed)),
    await scene.responsable.call(eraseCertificates, proofOf(draft)),
  ];
  expect(again._id).toBe(first._id);
  expect((await scene.responsable.call(getAudit, { kind: "certificate.erased" })).total).toBe(3);
});

test("of an erased certificate nothing is claimed; others of its batch and a kept file verify", async () => {
  const gone = { status: 410, error: "document_erased" };
  expect(await anyone.refused(verifyCertificateById, { id: signed })).toMatchObject(gone);
  expect(await anyone.refused(getCertificateFile, { id: signed })).toMatchObject(gone);
  expect(await anyone.refused(verifyCertificateById, { id: draft })).toMatchObject({ status: 404 });
  expect(await anyone.call(verifyCertificateById, { id: besides })).toMatchObject({ result: { verdict: "valid" } });
  expect(await onChain(kept.besides)).toMatchObject({ verdict: "valid" });
  expect(await onChain(kept.own)).toMatchObject({ verdict: "valid" });
});

test("its university reads that it was erased, and revokes it; no other university reads anything", async () => {
  const { responsable } = scene;
  const foreign = await fixtures.responsable();
  expect(await foreign.refused(readErasedDocument, { id: signed })).toMatchObject({ status: 404 });
  for (const id of [besides, draft])
    expect(await responsable.refused(readErasedDocument, { id })).toMatchObject({ status: 404 });
  const { erased } = await responsable.call(readErasedDocument, { id: signed });
  expect(erased).toMatchObject({ _id: signed, kind: "certificate", status: "signed" });
  expect(Date.parse(erased.erasedAt)).toBeLessThanOrEqual(Date.now());
  await ended(responsable, await responsable.call(revokeCertificate, { _id: signed, reason: "other" }));
  expect((await responsable.call(readErasedDocument, { id: signed })).erased).toMatchObject({ status: "revoked" });
  expect(await onChain(kept.own)).toMatchObject({ verdict: "invalid", reason: "revoked" });
});
