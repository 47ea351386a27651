/** An uploaded document from the import to a verdict, and what the public may see of it. */

import { createHash } from "node:crypto";
import { decideDiplomas, revokeDiploma, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { findByDigest, getDiplomaById, getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { verifyDiploma } from "@ijaza/schema/verification/calls";
import { type Bundle, verify, verifyFile } from "@ijaza/verifier";
import { expect, test } from "vitest";
import { startChainApp } from "../../../test/chain-harness.ts";
import { fileForm } from "../../../test/form.ts";
import { pdf, png, setUpHandingIn, withFile } from "../../../test/handed-in-scene.ts";

const { fixtures, anyone, ended, verifyOptions } = await startChainApp();
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** A university with the diplomas 1 and 2 signed, each with its PDF, the first with an attachment. */
async function signed() {
  const university = await fixtures.issuingUniversity();
  const scene = await setUpHandingIn(fixtures, { university });
  const { add, agent, responsable, pending } = scene;
  await add([withFile(1, { attachments: "a.png" }), withFile(2)], [pdf(1), pdf(2), png("a.png")]);
  const ids = (await pending()).map(({ _id }) => _id);
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
  await ended(agent, await agent.call(signDiplomas, { all: true }));
  return { ...scene, ids };
}

test("the holder of the PDF finds its diploma by the digest, and verifies it without our server", async () => {
  const { ids, responsable } = await signed();
  const { bytes } = pdf(1);
  const found = await anyone.call(findByDigest, { sha256: sha256(bytes) });
  expect(found._id).toBe(ids[0]);
  const bundle = found.credential as Bundle;
  expect(await verifyFile({ bytes, bundle }, verifyOptions)).toMatchObject({
    verdict: "valid",
    facts: { file: "file" },
  });
  expect(await verifyFile({ bytes: pdf(2).bytes, bundle }, verifyOptions)).toMatchObject({ reason: "file_differs" });
  expect(await anyone.refused(findByDigest, { sha256: sha256(pdf(3).bytes) })).toMatchObject({ status: 404 });
  const check = (file: Uint8Array) => anyone.upload(verifyDiploma, fileForm("d.pdf", file));
  expect((await check(bytes)).json()).toMatchObject({ result: { verdict: "valid", facts: { file: "file" } } });
  expect((await check(pdf(3).bytes)).json().error).toBe("not_a_diploma");

  await ended(responsable, await responsable.call(revokeDiploma, { _id: ids[0]!, reason: "fraud" }));
  expect(await verifyFile({ bytes, bundle }, verifyOptions)).toMatchObject({ verdict: "invalid", reason: "revoked" });
});

test("the public gets neither the file nor its names nor its digest; owner and university get all of them", async () => {
  const { ids, agent } = await signed();
  const id = ids[0]!;
  expect((await anyone.send(getDiplomaFile, { id, format: "pdf" })).json()).toMatchObject({
    status: 403,
    error: "handed_in_not_public",
  });
  const { diploma } = await anyone.call(getDiplomaById, { id });
  expect([diploma.handedIn, diploma.file, diploma.attachments]).toEqual([true, undefined, undefined]);
  expect((await agent.call(getDiplomaById, { id })).diploma).toMatchObject({ handedIn: true, file: pdf(1).name });
  const open = await verify((await anyone.send(getDiplomaFile, { id })).json(), verifyOptions);
  expect(open.facts.claims).not.toHaveProperty("fileSha256");
  const own = await verify((await agent.send(getDiplomaFile, { id })).json(), verifyOptions);
  const digests = { fileSha256: sha256(pdf(1).bytes), attachmentsSha256: sha256(png("a").bytes) };
  expect(own.facts.claims).toMatchObject(digests);
  expect(own.facts.claims).not.toHaveProperty("file");
});
