/** Each fault of the chain's node alone, and reorganisations of all depths; outages.test.ts has them one after the other. */
import { expect, test } from "vitest";
import { testServer } from "../test-server.ts";
import { startBench, until } from "./bench.ts";
import { RPC_FAULTS } from "./harness.ts";

const bench = startBench(() => ({ server: testServer(), confirmations: 14 }));

test.each(RPC_FAULTS)("%s: the work is done once the fault has ended", async (kind) => {
  const { rpc } = bench.rig;
  rpc.set(kind);
  await bench.order(3);
  await until(`calls meet ${kind}`, () => rpc.met() >= 3);
  expect(await bench.healed()).toEqual([]);
});

test.each(["lose", "cut", "hole", "503"] as const)("%s, only for sent transactions", async (kind) => {
  const { rpc } = bench.rig;
  rpc.set(kind, "eth_sendRawTransaction");
  await bench.order(2);
  await until(`a transaction meets ${kind}`, () => rpc.met() > 0);
  expect(await bench.healed()).toEqual([]);
});

test("a node that hangs", async () => {
  const { rpc, chain } = bench.rig;
  chain.hang(true);
  const abandoned = rpc.abandoned();
  await bench.order(3);
  await until("calls are given up", () => rpc.abandoned() >= abandoned + 2);
  expect(await bench.healed()).toEqual([]);
});

test.each([1, 2, 3, 5, 8, 12])("a reorganisation %i blocks deep", async (depth) => {
  await bench.order(2);
  await until("the batch is sent", async () => (await bench.listOpen()).length > 0);
  await bench.rig.chain.mine(depth);
  await bench.rig.chain.reorg(depth);
  expect(await bench.settled()).toEqual([]);
});
