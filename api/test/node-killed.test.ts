import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDiplomas, decideDiplomas, revokeDiploma, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { afterAll, expect, test } from "vitest";
import { fsck } from "../src/fsck.ts";
import { startEmbeddedChain } from "../src/platform/embedded/chain.ts";
import { startChainApp } from "./chain-harness.ts";
import { diplomaValues } from "./diploma-values.ts";
import { studentValues } from "./fixtures.ts";
import { TEST_SECRETS } from "./harness.ts";

const SILENT = { info: () => undefined, warn: () => undefined };
const dir = mkdtempSync(join(tmpdir(), "ijaza-chain-"));
const { fixtures, ended, chain, url, storage } = await startChainApp({
  startChain: () => startEmbeddedChain({ dir, log: SILENT }),
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const killNode = async () => process.kill(await chain.nodePid(), "SIGKILL");

test("the embedded node is killed while batches and a revocation wait for the chain", async () => {
  const university = await fixtures.issuingUniversity();
  const agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  const diplomas = [1, 2, 3, 4].map((number) => ({ ...studentValues(number), ...diplomaValues(number) }));
  await agent.call(addDiplomas, { mode: "modeTwo", diplomas });
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
  const signing = await agent.call(signDiplomas, { all: true });
  await killNode();
  expect(await ended(agent, signing)).toMatchObject({ status: "succeeded" });

  const { diplomas: signed } = await agent.call(getAllDiplomas, { status: "signed" });
  const revoking = await responsable.call(revokeDiploma, { _id: signed[0]!._id, reason: "issued_in_error" });
  await killNode();
  expect(await ended(responsable, revoking)).toMatchObject({ status: "succeeded" });
  const records = {
    databaseUrl: url,
    rpcUrl: chain.url,
    contentKey: TEST_SECRETS.content,
    storage,
    report: console.error,
  };
  expect(await fsck(records)).toEqual({ findings: 0, unable: null });
});
