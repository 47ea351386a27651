/** The database fails while diplomas are signed and revoked. Each fault lasts until it had an effect. */
import { expect, test } from "vitest";
import { startBench, until } from "./bench.ts";

const bench = startBench();

/** So often that several rounds of the workers and several calls of people are affected. */
const OFTEN = 5;
const CUTS = 4;

/** Leaves a batch waiting for the chain, which mines no block. */
async function signingHeld(): Promise<void> {
  const { chain } = bench.rig;
  chain.mining(false);
  const { diplomas } = bench.scene;
  await diplomas.sign(await diplomas.ready(3));
  await until(async () => (await bench.listOpen()).length > 0);
}

test("the database restarts at once while a batch waits for the chain", async () => {
  await signingHeld();
  await bench.rig.postgres.restart("immediate");
  expect(await bench.healed()).toEqual([]);
});

test("connections are cut in the middle of their data, again and again", async () => {
  const { database } = bench.rig;
  const { diplomas } = bench.scene;
  const signing = diplomas.ready(3).then(diplomas.sign);
  for (let cut = 0; cut < CUTS; cut += 1) {
    const before = database.carried();
    await until(() => database.carried() > before);
    database.cut();
  }
  await signing;
  expect(await bench.healed()).toEqual([]);
});

test("the database never answers, until calls and workers are affected", async () => {
  const { database } = bench.rig;
  const { diplomas } = bench.scene;
  const ids = await diplomas.ready(3);
  database.set("hole");
  const signing = diplomas.sign(ids);
  await until(() => database.met() >= OFTEN);
  database.set("pass");
  await signing;
  expect(await bench.healed()).toEqual([]);
});

test("the database refuses connections, until calls and workers are affected", async () => {
  const { database } = bench.rig;
  const { diplomas } = bench.scene;
  const [first = ""] = await diplomas.withStatus("signed");
  database.set("refuse");
  const revoking = diplomas.revoke(first);
  await until(() => database.met() >= OFTEN);
  database.set("pass");
  await revoking;
  expect(await bench.healed()).toEqual([]);
});
