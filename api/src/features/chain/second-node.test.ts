/** The product on another kind of node than anvil: it issues, revokes and verifies there as well. */

import { revokeDiploma } from "@ijaza/schema/diplomas/calls";
import { getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { verify } from "@ijaza/verifier";
import { beforeAll, describe, expect, test } from "vitest";
import { startChainApp } from "../../../test/chain-harness.ts";
import { hasEdr, startEdrChain } from "../../../test/edr-chain.ts";

describe.runIf(hasEdr)("on EDR, the node of Hardhat 2", async () => {
  const app = await startChainApp({ startChain: startEdrChain });
  let scene: Awaited<ReturnType<typeof app.fixtures.signedDiploma>>;
  const { anyone, ended, verifyOptions } = app;

  const judge = async ({ prove = false } = {}) => {
    const bundle = (await anyone.send(getDiplomaFile, { id: scene.diploma._id, format: "json" })).json();
    return verify(bundle, { ...verifyOptions, prove });
  };

  beforeAll(async () => {
    scene = await app.fixtures.signedDiploma();
  });

  test("a diploma is issued and valid", async () => {
    expect(await judge()).toMatchObject({ verdict: "valid", facts: { revocation: "none" } });
  });

  test("a proof that this node cannot give is unknown, not invalid", async () => {
    expect(await judge({ prove: true })).toMatchObject({ verdict: "unknown", reason: "proof_unavailable" });
  });

  test("a revoked diploma is invalid", async () => {
    const { responsable, diploma } = scene;
    await ended(responsable, await responsable.call(revokeDiploma, { _id: diploma._id, reason: "issued_in_error" }));
    expect(await judge()).toMatchObject({ verdict: "invalid", reason: "revoked" });
  });
});
