import { revokeDiploma } from "@ijaza/schema/diplomas/calls";
import { getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { verifyDiploma } from "@ijaza/schema/verification/calls";
import { expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { createCorrectionScene } from "../../../../test/correction-scene.ts";
import { fileForm } from "../../../../test/form.ts";

const { fixtures, anyone, ended, settled } = await startChainApp();
const setting = createCorrectionScene({ fixtures, ended });
const ask = (id: string) => anyone.send(getDiplomaFile, { id, format: "pdf" });

test("the PDF of a superseded diploma is still available, and links to its successor", async () => {
  const { old, correct, sign } = await setting();
  const corrected = await correct();
  await sign(corrected);
  await settled();
  await expect.poll(async () => (await ask(old)).headers["x-diploma-status"]).toBe("revoked");
  const reply = await ask(old);
  expect(reply.headers.link).toBe(`</api/diploma/file/${corrected}>; rel="successor-version"`);
  const verified = (await anyone.upload(verifyDiploma, fileForm("old.pdf", reply.rawPayload))).json();
  expect(verified).toMatchObject({ result: { verdict: "invalid", reason: "superseded" }, supersededBy: corrected });
});

test("the PDF of a revoked diploma is still available, and says that it is revoked", async () => {
  const { old, responsable } = await setting();
  await ended(responsable, await responsable.call(revokeDiploma, { _id: old, reason: "issued_in_error" }));
  const reply = await ask(old);
  expect([reply.statusCode, reply.headers["x-diploma-status"]]).toEqual([200, "revoked"]);
  const verified = (await anyone.upload(verifyDiploma, fileForm("old.pdf", reply.rawPayload))).json();
  expect(verified).toMatchObject({ result: { verdict: "invalid", reason: "revoked" } });
});
