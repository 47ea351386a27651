/** The chain's node, its chain or the database fail: nothing is lost or issued twice. Each fault lasts until it had an effect. */
import { expect, test } from "vitest";
import { startBench, until } from "./bench.ts";

// A server of its own, which is restarted.
const bench = startBench(() => ({}));

/** So often that several rounds of the workers and several calls of people are affected. */
const OFTEN = 5;

test("while nothing waits for the chain, its node gets no calls", async () => {
  const { rpc } = bench.rig;
  rpc.takeCalls();
  // Meanwhile people import, accept and list.
  await bench.scene.diplomas.ready(1);
  expect(rpc.takeCalls()).toEqual({});
});

test("the node fails in all ways, one after the other: the batch is anchored once these have ended", async () => {
  const { rpc, chain } = bench.rig;
  chain.mining(false);
  rpc.set("refuse");
  await bench.order(2);
  for (const fault of ["refuse", "hole", "429", "503", "page"] as const) {
    rpc.set(fault);
    await until(`calls meet ${fault}`, () => rpc.met() >= 2);
  }
  rpc.set(null);
  chain.hang(true);
  const abandoned = rpc.abandoned();
  await until("calls to a node that hangs are given up", () => rpc.abandoned() >= abandoned + 2);
  chain.hang(false);
  // The first of them loses what the node has executed.
  for (const fault of ["lose", "cut"] as const) {
    rpc.set(fault, "eth_sendRawTransaction");
    await until(`a transaction meets ${fault}`, () => rpc.met() > 0);
  }
  rpc.set("slow");
  chain.mining(true);
  await until("calls are answered late", () => rpc.met() >= 2);
  expect(await bench.healed()).toEqual([]);
});

test("another chain's id: nothing is sent, and the job says that it waits for the chain", async () => {
  const { rpc } = bench.rig;
  const sent = rpc.sentElsewhere();
  rpc.set("chain");
  await bench.order(2);
  await bench.untilWaitingFor("chain");
  const met = rpc.met();
  await until("the chain's id is asked for again", () => rpc.met() >= met + 3);
  expect(rpc.sentElsewhere()).toBe(sent);
  expect(await bench.healed()).toEqual([]);
});

test("a stalled chain is reported, what its pool drops is sent again, and the batch is anchored once", async () => {
  const { chain } = bench.rig;
  chain.mining(false);
  await bench.order(2);
  await bench.untilWaitingFor("chain");
  await chain.drop();
  await until("the dropped transaction is in the pool again", async () => (await chain.pending()) > 0);
  expect(await bench.healed()).toEqual([]);
});

test("another user of the key takes the nonce", async () => {
  const { rig, scene } = bench;
  rig.chain.mining(false);
  const taken = await rig.chain.node.nonce(scene.wallet, "latest");
  await rig.chain.useKey(scene.wallet);
  await bench.order(2);
  const isOurs = ({ signer, nonce }: { signer: string; nonce: number | null }) =>
    signer === scene.wallet && nonce === taken;
  await until("the nonce is used twice", async () => (await bench.listOpen()).some(isOurs));
  expect(await bench.healed()).toEqual([]);
  expect(await rig.chain.node.nonce(scene.wallet, "latest")).toBe(taken + 2);
});

test("a reorganisation undoes the block with the batch", async () => {
  await bench.order(2);
  await until("the batch is sent", async () => (await bench.listOpen()).length > 0);
  await bench.rig.chain.mine(3);
  await bench.rig.chain.reorg(3);
  expect(await bench.settled()).toEqual([]);
});

test("without ether a batch waits, and it continues once there is some", async () => {
  const { rig, scene } = bench;
  await rig.chain.fund(scene.wallet, 0n);
  await bench.order(2);
  await bench.untilWaitingFor("ether");
  await rig.chain.fund(scene.wallet, 10n ** 19n);
  expect(await bench.settled()).toEqual([]);
});

test("the database restarts at once while a batch waits for the chain", async () => {
  bench.rig.chain.mining(false);
  await bench.order(2);
  await until("the batch is sent", async () => (await bench.listOpen()).length > 0);
  await bench.rig.postgres.restart();
  expect(await bench.healed()).toEqual([]);
});

test("the database cuts connections amid their data, refuses them, and never answers", async () => {
  const { database } = bench.rig;
  const { diplomas } = bench.scene;
  const importing = diplomas.ready(2);
  for (let cut = 0; cut < 3; cut += 1) {
    const before = database.carried();
    await until("data are carried", () => database.carried() > before);
    database.cut();
  }
  const ids = await importing;
  database.set("refuse");
  const signing = diplomas.sign(ids);
  await until("connections are refused", () => database.met() >= OFTEN);
  database.set("hole");
  await until("statements have no answer", () => database.met() >= OFTEN);
  database.set("pass");
  await signing;
  expect(await bench.healed()).toEqual([]);
});
