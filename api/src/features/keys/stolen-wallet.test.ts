/** A wallet is stolen and used by a thief: it is marked, another one takes over, and the university goes on. */
import { addDiplomas, decideDiplomas, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { markKey, replaceKey } from "@ijaza/schema/keys/calls";
import { type Address, createWalletClient, type Hex, http, publicActions } from "viem";
import { expect, test } from "vitest";
import { startChainApp } from "../../../test/chain-harness.ts";
import { diplomaValues } from "../../../test/diploma-values.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import { falseClock } from "../../../test/false-clock.ts";
import { studentValues } from "../../../test/fixtures.ts";
import { startKeysScene } from "../../../test/keys-scene.ts";
import { inScope } from "../../platform/database.ts";
import { REGISTRY_ABI, readBatch } from "../chain/chain.service.ts";

const clock = falseClock();
const app = await startChainApp({ clock });
const { fixtures, ended, chain, db, rooms, settled } = app;
const { platform, network, keyIn, keysOf, becomes } = await startKeysScene(app);
const { identity, node } = rooms.chain;

const ROOT: Hex = `0x${"5a".repeat(32)}`;

/** Issues a batch past the platform, with the university's own wallet; the time of its block. */
async function issueAsThief(universityId: string, registryId: number): Promise<Date> {
  const key = await inScope(db, EVERYTHING, (trx) => rooms.chain.walletOf(trx, universityId));
  if (!key) throw new Error("there is no wallet to steal");
  const account = rooms.chainInsides.keys.openWallet(key);
  const thief = createWalletClient({ account, transport: http(chain.url), pollingInterval: 50 }).extend(publicActions);
  const hash = await thief.writeContract({
    address: identity.registry as Address,
    abi: REGISTRY_ABI,
    functionName: "issue",
    args: [BigInt(registryId), ROOT, 1, ROOT],
    chain: null,
  });
  const { status, blockNumber } = await thief.waitForTransactionReceipt({ hash });
  expect(status).toBe("success");
  const block = await node.block(Number(blockNumber));
  if (!block) throw new Error("the thief's block is gone");
  clock.reach(block.time);
  return block.time;
}

async function signOne({ agent, responsable }: Awaited<ReturnType<typeof fixtures.signedDiploma>>, number: number) {
  await agent.call(addDiplomas, {
    mode: "modeTwo",
    diplomas: [{ ...studentValues(number), ...diplomaValues(number) }],
  });
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
  return ended(agent, await agent.call(signDiplomas, { all: true }));
}

test("after a thief has issued with it, the wallet is marked, the next one signs, and the former ends", async () => {
  const scene = await fixtures.signedDiploma();
  const { university } = scene;
  const stolen = await keyIn(university.id, "wallet", "current");
  const since = (await issueAsThief(university.id, university.registry_id)).toISOString();
  await platform.call(markKey, { keyId: stolen._id, since, reason: "stolen" });
  // At once, though the registry hears of it later.
  expect((await keysOf(university.id)).find(({ _id }) => _id === stolen._id)?.state).not.toBe("current");
  await becomes(university.id, stolen._id, "marked");
  await settled();
  const next = await keyIn(university.id, "wallet", "current");
  expect(await signOne(scene, 2)).toMatchObject({ status: "succeeded" });
  expect(rooms.issuing.isPaused(university.id)).toBe(false);
  const { root, count, signer } = await inScope(db, EVERYTHING, (trx) =>
    trx
      .selectFrom("batches")
      .select(["root", "count", "signer"])
      .where("university_id", "=", university.id)
      .orderBy("created_at", "desc")
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
  expect(signer).toBe(next.publicId);
  const registered = { registryId: university.registry_id, root: `0x${root?.toString("hex")}`, count };
  expect(await readBatch({ node, identity }, registered)).toMatchObject({ signer: next.publicId });
  const former = (await keysOf(university.id)).find(({ _id }) => _id === stolen._id);
  expect(former).toMatchObject({ validUntil: expect.any(String), open: [] });
});

test("a batch of somebody whose wallet is not marked still stops the university", async () => {
  const scene = await fixtures.signedDiploma();
  const { university, agent, responsable } = scene;
  await issueAsThief(university.id, university.registry_id);
  await agent.call(addDiplomas, { mode: "modeTwo", diplomas: [{ ...studentValues(2), ...diplomaValues(2) }] });
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
  const job = await agent.call(signDiplomas, { all: true });
  await expect.poll(() => rooms.issuing.isPaused(university.id), { timeout: 30_000 }).toBe(true);
  const stolen = await keyIn(university.id, "wallet", "current");
  const since = new Date(Date.now() - 3_600_000).toISOString();
  await platform.call(markKey, { keyId: stolen._id, since, reason: "stolen" });
  expect(await ended(agent, job)).toMatchObject({ status: "succeeded" });
});

test("a wallet is replaced: the new one takes over, and the former is ended", async () => {
  const scene = await fixtures.signedDiploma();
  const { university } = scene;
  const former = await keyIn(university.id, "wallet", "current");
  await network.call(replaceKey, { keyId: former._id });
  expect(await network.refused(replaceKey, { keyId: former._id })).toMatchObject({ error: "key_being_replaced" });
  await settled();
  await becomes(university.id, former._id, "replaced");
  await settled();
  expect((await keysOf(university.id)).find(({ _id }) => _id === former._id)?.validUntil).not.toBeNull();
  expect(await signOne(scene, 2)).toMatchObject({ status: "succeeded" });
});
