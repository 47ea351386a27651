/** Software that knows only the standards sees what a credential says, and whether it is revoked, superseded or expired. */

import { decideCertificates, revokeCertificate } from "@ijaza/schema/certificates/calls";
import { getCertificateFile } from "@ijaza/schema/certificates/reading";
import { getTokenStatus, getTypeMetadata } from "@ijaza/schema/credentials/calls";
import { revokeDiploma } from "@ijaza/schema/diplomas/calls";
import { getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import type { Job } from "@ijaza/schema/jobs/calls";
import { openCredential } from "@ijaza/verifier";
import { DIPLOMA_CLAIMS } from "@ijaza/verifier/credential/claim-names";
import { beforeAll, expect, test } from "vitest";
import { certificateValues, setUpCertificates } from "../../../test/certificate-scene.ts";
import { startChainApp } from "../../../test/chain-harness.ts";
import type { Client } from "../../../test/client.ts";
import { createCorrectionScene } from "../../../test/correction-scene.ts";
import { askMeeco, askSdJwtVc } from "../../../test/standard-software.ts";
import { findFreePort } from "../../platform/embedded/free-port.ts";

const port = await findFreePort();
const publicUrl = `http://127.0.0.1:${port}`;
const { http, fixtures, anyone, ended, settled } = await startChainApp({ publicUrl });
const setting = createCorrectionScene({ fixtures, ended });

const credentialOf = async (id: string, client: Client = anyone) =>
  (await client.send(getDiplomaFile, { id, format: "sd-jwt" })).body;
const ask = async (credential: string) => [
  (await askSdJwtVc(credential)).outcome,
  (await askMeeco(credential)).outcome,
];

let scene: Awaited<ReturnType<typeof setting>>;
beforeAll(async () => {
  await http.listen({ port, host: "127.0.0.1" });
  scene = await setting();
});

test("a diploma can be had as a credential alone, with the claims that its reader may have", async () => {
  const reply = await anyone.send(getDiplomaFile, { id: scene.old, format: "sd-jwt" });
  expect(reply.headers).toMatchObject({
    "content-type": "application/dc+sd-jwt",
    "content-disposition": `attachment; filename="ijaza-${scene.old}.sd-jwt"`,
  });
  const [mine, everybodys] = [
    await openCredential(await credentialOf(scene.old, scene.agent)),
    await openCredential(reply.body),
  ];
  expect([mine.hidden, everybodys.claims.birthDate]).toEqual([0, undefined]);
  expect(mine.claims).toMatchObject({ ...everybodys.claims, birthDate: expect.any(String) });
});

test("other software verifies a diploma by the issuer's document, its status list and its type's metadata", async () => {
  const credential = await credentialOf(scene.old);
  const { outcome, claims, metadata } = await askSdJwtVc(credential);
  expect([outcome, claims]).toEqual(["valid", expect.objectContaining({ firstName: "Inès" })]);
  expect(metadata).toMatchObject({ vct: `${publicUrl}/credentials/diploma/v1`, name: "Diploma" });
  expect(await askMeeco(credential)).toMatchObject({ outcome: "valid", claims: { firstName: "Inès" } });
});

test("a revoked diploma is invalid for it, also from a file that was downloaded before", async () => {
  const { old, responsable } = await setting();
  const before = await credentialOf(old);
  expect(await ask(before)).toEqual(["valid", "valid"]);
  await ended(responsable, await responsable.call(revokeDiploma, { _id: old, reason: "issued_in_error" }));
  expect(await ask(before)).toEqual(["Status is not valid", "invalid"]);
  expect(await credentialOf(old)).toBe(before);
  expect(await ask(await credentialOf(scene.old))).toEqual(["valid", "valid"]);
});

test("a superseded diploma is not valid, its successor is", async () => {
  const { old, correct, sign } = await setting();
  const before = await credentialOf(old);
  const corrected = await correct();
  await sign(corrected);
  await settled();
  await expect.poll(() => ask(before)).toEqual(["Status is not valid", "application-specific"]);
  expect(await ask(await credentialOf(corrected))).toEqual(["valid", "valid"]);
});

test("each certificate of a batch has a status of its own, and is valid until its last day is over", {
  tags: ["all"],
}, async () => {
  const rows = [
    certificateValues(1, { issueDate: "2020-01-01", expiryDate: "2021-01-01" }),
    certificateValues(2, { expiryDate: "2100-01-01" }),
    certificateValues(3),
  ];
  const university = await fixtures.issuingUniversity();
  const { ids, responsable } = await setUpCertificates(fixtures, { university, rows });
  const accepting = { certificatesIds: ids, decision: "accepted" as const };
  await ended(responsable, (await responsable.call(decideCertificates, accepting)) as Job);
  const files = ids.map(async (_id) => {
    const credential = (await anyone.send(getCertificateFile, { id: _id, format: "sd-jwt" })).body;
    return { _id, credential, outcomes: await ask(credential) };
  });
  const [expired, one, other] = (await Promise.all(files)).toSorted((a, b) => (a.outcomes < b.outcomes ? -1 : 1));
  const good = ["valid", "valid"];
  expect(expired?.outcomes).toEqual(["Verify Error: JWT is expired", "expired"]);
  expect([one?.outcomes, other?.outcomes]).toEqual([good, good]);
  const revoking = { _id: String(one?._id), reason: "issued_in_error" as const };
  await ended(responsable, await responsable.call(revokeCertificate, revoking));
  expect(await ask(String(one?.credential))).toEqual(["Status is not valid", "invalid"]);
  expect(await ask(String(other?.credential))).toEqual(good);
});

test("a credential and its badge have the same entry", async () => {
  const { credentialStatus } = (await anyone.send(getDiplomaFile, { id: scene.old, format: "openbadge" })).json();
  const payload = (await credentialOf(scene.old)).split(".")[1] ?? "";
  const { status } = JSON.parse(Buffer.from(payload, "base64url").toString());
  expect(String(status.status_list.idx)).toBe(credentialStatus.statusListIndex);
});

test("what was changed in a credential is refused", async () => {
  const credential = await credentialOf(scene.old);
  const [head = "", payload = "", ...rest] = credential.split(".");
  const changed = JSON.parse(Buffer.from(payload, "base64url").toString());
  changed.status.status_list.idx = (changed.status.status_list.idx + 1) % 131_072;
  const forged = [head, Buffer.from(JSON.stringify(changed)).toString("base64url"), ...rest].join(".");
  expect((await askSdJwtVc(forged)).outcome).not.toBe("valid");
  await expect(askMeeco(forged)).rejects.toThrow();
});

test("a status list may be cached for half a minute, and read by pages of other sites", async () => {
  const { slug } = scene.university;
  const reply = await anyone.send(getTokenStatus, { slug, list: 0 });
  expect(reply.headers).toMatchObject({
    "content-type": "application/statuslist+jwt",
    "cache-control": "public, max-age=30",
    "access-control-allow-origin": "*",
  });
  const statusOf = async (list: number) => (await anyone.send(getTokenStatus, { slug, list })).statusCode;
  expect([await statusOf(1), (await anyone.send(getTokenStatus, { slug: "nobody", list: 0 })).statusCode]).toEqual([
    404, 404,
  ]);
});

test("the metadata of a type names each claim in three languages, and an unknown type has none", async () => {
  const metadata = await anyone.call(getTypeMetadata, { type: "diploma", version: "v1" });
  expect(metadata.claims.map(({ path: [name] }) => name).toSorted()).toEqual(DIPLOMA_CLAIMS.toSorted());
  expect(metadata.claims.find(({ path: [name] }) => name === "lastNameAr")).toEqual({
    path: ["lastNameAr"],
    display: [
      { locale: "en", label: "Last name (Arabic)" },
      { locale: "fr", label: "Nom (arabe)" },
      { locale: "ar", label: expect.any(String) },
    ],
    sd: "always",
  });
  const certificate = await anyone.call(getTypeMetadata, { type: "certificate", version: "v1" });
  expect(certificate.claims.map(({ path }) => path)).not.toContainEqual(["email"]);
  expect(await anyone.refused(getTypeMetadata, { type: "diploma", version: "v2" })).toMatchObject({
    error: "not_found",
  });
});
