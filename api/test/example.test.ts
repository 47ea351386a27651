/** The test that CONTRIBUTING.md shows. A check compares its lines below the imports with that page. */
import { revokeDiploma } from "@ijaza/schema/diplomas/calls";
import { verifyDiplomaById } from "@ijaza/schema/verification/calls";
import { expect, test } from "vitest";
import { startChainApp } from "./chain-harness.ts";

const { fixtures, anyone, ended } = await startChainApp();

test("a revoked diploma fails public verification", async () => {
  const { responsable, diploma } = await fixtures.signedDiploma();
  const job = await responsable.call(revokeDiploma, { _id: diploma._id, reason: "issued_in_error" });
  await ended(responsable, job);
  expect(await anyone.call(verifyDiplomaById, { id: diploma._id })).toMatchObject({
    result: { verdict: "invalid", reason: "revoked" },
  });
});
