import type { LooseRow } from "@ijaza/schema/calls/wire";
import { addCertificates, decideCertificates, revokeCertificate } from "@ijaza/schema/certificates/calls";
import {
  getAllCertificates,
  getCertificateById,
  getCertificateFile,
  verifyCertificateById,
} from "@ijaza/schema/certificates/reading";
import type { Job } from "@ijaza/schema/jobs/calls";
import { verifyDiploma } from "@ijaza/schema/verification/calls";
import { verify } from "@ijaza/verifier";
import { beforeAll, expect, test } from "vitest";
import { certificateValues, setUpCertificates, TEMPLATE } from "../../../test/certificate-scene.ts";
import { startChainApp } from "../../../test/chain-harness.ts";
import type { Member } from "../../../test/fixtures.ts";

const { fixtures, anyone, ended, verifyOptions } = await startChainApp();

let agent: Member;
let responsable: Member;

beforeAll(async () => {
  const university = await fixtures.issuingUniversity();
  ({ agent, responsable } = await setUpCertificates(fixtures, { university }));
});

let last = 10;

/** A signed certificate of this content. */
async function signed(values: LooseRow = {}): Promise<string> {
  last += 1;
  const email = `recipient-${last}@etu.example`;
  await agent.call(addCertificates, {
    templateName: TEMPLATE,
    certificates: [certificateValues(last, { email, ...values })],
  });
  const { certificates } = await agent.call(getAllCertificates, { status: "pending", search: email });
  const certificatesIds = certificates.map(({ _id }) => _id);
  const job = await responsable.call(decideCertificates, { certificatesIds, decision: "accepted" });
  await ended(responsable, job as Job);
  return certificatesIds[0]!;
}

test("a certificate's PDF is valid by itself, and shows its expiry", async () => {
  const id = await signed({ studentNumber: "17000002", expiryDate: "2100-01-01" });
  const reply = await anyone.send(getCertificateFile, { id, format: "pdf" });
  expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "application/pdf"]);
  const { verdict, facts } = await verify(reply.rawPayload, verifyOptions);
  expect(verdict).toBe("valid");
  expect(facts).toMatchObject({ seal: {}, claims: { recipientFirstName: "Anis", expiryDate: "2100-01-01" } });
  expect(facts.claims).not.toHaveProperty("studentNumber");
});

test("anyone can verify a certificate, which shows all but e-mail and student number", async () => {
  const id = await signed({ studentNumber: "17000001", expiryDate: "2100-01-01" });
  expect(await anyone.call(verifyCertificateById, { id })).toMatchObject({ result: { verdict: "valid" } });
  const bundle = (await anyone.send(getCertificateFile, { id })).json();
  const { verdict, facts } = await verify(bundle, verifyOptions);
  expect(verdict).toBe("valid");
  expect(facts.claims).toEqual({
    recipientFirstName: "Anis",
    recipientLastName: "Ayari",
    recipientFirstNameAr: "أنيس",
    recipientLastNameAr: "العياري",
    issueDate: "2026-10-15",
    expiryDate: "2100-01-01",
    course: "Cybersécurité",
    hours: 20,
    grade: "A",
  });
  const own = (await agent.send(getCertificateFile, { id })).json();
  const inside = await verify(own, verifyOptions);
  expect(inside.facts.claims).toMatchObject({ studentNumber: "17000001" });
  expect(JSON.stringify(inside)).not.toContain("@etu.example");
});

test("one that never expires says so, and one after its last day is expired", async () => {
  const [forever, over] = [await signed(), await signed({ issueDate: "2020-01-01", expiryDate: "2021-01-01" })];
  const claims = (id: string) =>
    anyone.call(verifyCertificateById, { id }).then(({ result }) => [result.verdict, result.facts.claims?.expiryDate]);
  expect(await claims(forever)).toEqual(["valid", "none"]);
  const { result } = await anyone.call(verifyCertificateById, { id: over });
  expect(result).toMatchObject({ verdict: "invalid", reason: "expired" });
  const shown = async (id: string) => (await anyone.call(getCertificateById, { id })).certificate;
  expect(await shown(forever)).toMatchObject({ expiryDate: null, expired: false });
  expect(await shown(over)).toMatchObject({ expiryDate: "2021-01-01", expired: true });
  const { certificates } = await agent.call(getAllCertificates, { expired: "true" });
  expect(certificates.map(({ _id }) => _id)).toEqual([over]);
});

test.each([
  ["whose date of expiry is hidden expires by what is signed in the clear", "2021-01-01", "invalid", "expired"],
  ["that hides that it never expires has an unknown verdict", "", "unknown", "expiry_hidden"],
])("one %s", async (_what, expiryDate, verdict, reason) => {
  const id = await signed({ issueDate: "2020-01-01", expiryDate });
  const bundle = (await anyone.send(getCertificateFile, { id })).json();
  const pieces: string[] = bundle.credential.split("~");
  const shown = pieces.filter((piece) => !Buffer.from(piece, "base64url").toString("utf8").includes('"expiryDate"'));
  const { result } = await anyone.call(verifyDiploma, { credential: { ...bundle, credential: shown.join("~") } });
  expect(result).toMatchObject({ verdict, reason });
});

test("a revoked one is reported as revoked, without the reason", async () => {
  const id = await signed();
  const revocation = { _id: id, reason: "fraud" as const, note: "a false attendance list" };
  await ended(responsable, await responsable.call(revokeCertificate, revocation));
  expect(await anyone.call(verifyCertificateById, { id })).toMatchObject({
    result: { verdict: "invalid", reason: "revoked" },
  });
  const outside = await anyone.send(getCertificateById, { id });
  expect(outside.body).not.toMatch(/fraud|attendance|@etu/);
  expect(outside.json().certificate).toMatchObject({ status: "revoked" });
});

test("the public cannot find it before it is accepted", async () => {
  const { certificates } = await agent.call(getAllCertificates, { status: "pending" });
  const id = certificates[0]!._id;
  expect(await anyone.refused(getCertificateById, { id })).toMatchObject({ status: 404 });
  expect((await anyone.send(getCertificateFile, { id })).statusCode).toBe(404);
  expect(await anyone.call(verifyCertificateById, { id })).toMatchObject({ result: { reason: "not_issued" } });
});
