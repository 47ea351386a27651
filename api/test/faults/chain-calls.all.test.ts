/** The calls of three hosts to the chain's node: none while no transaction waits, else a fixed number per block. */
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { testServer } from "../test-server.ts";
import { createScene, startRig, untilQuiet } from "./harness.ts";
import type { Rig } from "./rig.ts";
import type { Scene } from "./scene.ts";

vi.setConfig({ testTimeout: 90_000, hookTimeout: 180_000 });

const HOSTS = 3;
const CONFIRMATIONS = 30;
const POLL_MS = 200;

let rig: Rig;
let scene: Scene;
beforeAll(async () => {
  const timing = { pollMs: POLL_MS, beatMs: 60_000, bumpAfterMs: 600_000 };
  rig = await startRig({ server: testServer(), hosts: HOSTS, confirmations: CONFIRMATIONS, timing });
  scene = await createScene(rig);
});
afterAll(() => rig.stop());

const sum = (calls: Record<string, number>) => Object.values(calls).reduce((all, each) => all + each, 0);

test("while nothing waits for the chain, its node gets no calls", async () => {
  await untilQuiet(rig, scene.universityId);
  await settled();
  rig.rpc.takeCalls();
  // Meanwhile people import, accept and list.
  for (let turn = 0; turn < 5; turn += 1) await scene.diplomas.ready(2);
  expect(rig.rpc.takeCalls()).toEqual({});
});

test("while a transaction waits for its finality, only the head is polled, and the rest is read once for each block", async () => {
  const ids = await scene.diplomas.ready(2);
  rig.chain.mining(false);
  await scene.diplomas.sign(ids);
  while ((await rig.chain.pending()) === 0) await delay(10);
  await rig.chain.mine(1);
  await settled();

  const began = performance.now();
  rig.rpc.takeCalls();
  await reached(6);
  const still = rig.rpc.takeCalls();
  const polls = (performance.now() - began) / POLL_MS + 2;
  // Without a new block only the head was read.
  expect(Object.keys(still)).toEqual(["eth_getBlockByNumber"]);
  expect(sum(still)).toBeLessThanOrEqual(HOSTS * polls);

  for (let block = 0; block < 5; block += 1) {
    await rig.chain.mine(1);
    await settled();
    const { eth_getBlockByNumber: _heads, ...rest } = rig.rpc.takeCalls();
    // Chain id and receipt, once for each host.
    expect(rest).toEqual({ eth_chainId: HOSTS, eth_getTransactionReceipt: HOSTS });
  }
  rig.chain.mining(true);
  await untilQuiet(rig, scene.universityId);
  expect(await scene.diplomas.withStatus("signed")).toEqual(expect.arrayContaining(ids));
});

/** Waits until this many further calls have come. */
async function reached(count: number): Promise<void> {
  let left = count;
  const before = rig.rpc.countCalls();
  while (left > 0) {
    await delay(10);
    left = count - (rig.rpc.countCalls() - before);
  }
}

/** Waits until each host has processed the newest block: only heads are read for twice the polling interval. */
async function settled(): Promise<void> {
  for (let quiet = 0, last = rig.rpc.countCalls(true); quiet < 4 * POLL_MS; quiet += 20) {
    await delay(20);
    const now = rig.rpc.countCalls(true);
    if (now !== last) quiet = 0;
    last = now;
  }
}
