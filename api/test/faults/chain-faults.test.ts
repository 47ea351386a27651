/** The chain's node fails, lags, forks or hangs, or the wallet has no ether: nothing is lost or issued twice. */
import { describe, expect, test } from "vitest";
import { startBench, until } from "./bench.ts";
import { RPC_FAULTS } from "./rpc-proxy.ts";

const bench = startBench();

describe("the chain's node fails", () => {
  test.each(RPC_FAULTS)("%s: the work is done once the fault has ended", async (kind) => {
    bench.rig.rpc.set(kind);
    await bench.scene.diplomas.sign(await bench.scene.diplomas.ready(3));
    await until(() => bench.rig.rpc.met() >= 3);
    expect(await bench.healed()).toEqual([]);
  });

  test.each(["lose", "cut", "hole", "503"] as const)("%s, only for sent transactions", async (kind) => {
    bench.rig.rpc.set(kind, "eth_sendRawTransaction");
    await bench.scene.diplomas.sign(await bench.scene.diplomas.ready(2));
    await until(() => bench.rig.rpc.met() > 0);
    expect(await bench.healed()).toEqual([]);
  });

  test("another chain's id: nothing is sent, and the job says that it waits for the chain", async () => {
    const sent = bench.rig.rpc.sentElsewhere();
    bench.rig.rpc.set("chain");
    await bench.scene.diplomas.sign(await bench.scene.diplomas.ready(2));
    await bench.untilWaitingFor("chain");
    const met = bench.rig.rpc.met();
    await until(() => bench.rig.rpc.met() >= met + 3);
    expect(bench.rig.rpc.sentElsewhere()).toBe(sent);
    expect(await bench.healed()).toEqual([]);
  });

  test("a node that hangs", async () => {
    bench.rig.chain.hang(true);
    const abandoned = bench.rig.rpc.abandoned();
    await bench.scene.diplomas.sign(await bench.scene.diplomas.ready(3));
    await until(() => bench.rig.rpc.abandoned() >= abandoned + 2);
    expect(await bench.healed()).toEqual([]);
  });

  test("a transaction that the pool drops is sent again", async () => {
    bench.rig.chain.mining(false);
    await bench.scene.diplomas.sign(await bench.scene.diplomas.ready(2));
    await until(async () => (await bench.rig.chain.pending()) > 0);
    await bench.rig.chain.drop();
    const sent = bench.rig.rpc.sent();
    await until(() => bench.rig.rpc.sent() > sent);
    expect(await bench.healed()).toEqual([]);
  });

  test("a stalled chain is reported, fees are raised up to a limit, and the batch is anchored once", async () => {
    bench.rig.chain.mining(false);
    await bench.scene.diplomas.sign(await bench.scene.diplomas.ready(2));
    await bench.untilWaitingFor("chain");
    bench.rig.chain.mining(true);
    expect(await bench.settled()).toEqual([]);
  });

  test("another user of the key takes the nonce", async () => {
    bench.rig.chain.mining(false);
    const taken = await bench.rig.chain.node.nonce(bench.scene.wallet, "latest");
    await bench.rig.chain.useKey(bench.scene.wallet);
    await bench.scene.diplomas.sign(await bench.scene.diplomas.ready(2));
    await until(async () =>
      (await bench.listOpen()).some(({ signer, nonce }) => signer === bench.scene.wallet && nonce === taken),
    );
    expect(await bench.healed()).toEqual([]);
    expect(await bench.rig.chain.node.nonce(bench.scene.wallet, "latest")).toBe(taken + 2);
  });

  test.each([1, 2, 3, 5, 8, 12])("a reorganisation %i blocks deep", async (depth) => {
    await bench.scene.diplomas.sign(await bench.scene.diplomas.ready(2));
    await until(async () => (await bench.listOpen()).length > 0);
    await bench.rig.chain.mine(depth);
    await bench.rig.chain.reorg(depth);
    expect(await bench.settled()).toEqual([]);
  });
});

describe("the wallet runs out of ether", () => {
  test("without ether a batch waits, and it continues once there is some", async () => {
    await bench.rig.chain.fund(bench.scene.wallet, 0n);
    await bench.scene.diplomas.sign(await bench.scene.diplomas.ready(2));
    await bench.untilWaitingFor("ether");
    await bench.rig.chain.fund(bench.scene.wallet, 10n ** 19n);
    expect(await bench.settled()).toEqual([]);
  });
});
