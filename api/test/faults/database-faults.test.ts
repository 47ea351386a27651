/** The database fails while diplomas are signed and revoked: each fault ends only once it was met. */
import { expect, test } from "vitest";
import { startBench, until } from "./bench.ts";

const bench = startBench();

/** Enough that several turns of the workers and the calls of people have met it. */
const OFTEN = 5;
const CUTS = 4;

/** Something of the university is on its way to the chain, and stays there: no block comes. */
async function signingHeld(): Promise<void> {
  const { chain } = bench.rig;
  chain.mining(false);
  const { diplomas } = bench.scene;
  await diplomas.sign(await diplomas.ready(3));
  await until(async () => (await bench.listOpen()).length > 0);
}

test("restarted at once, while a batch is on its way", async () => {
  await signingHeld();
  await bench.rig.postgres.restart("immediate");
  expect(await bench.healed()).toEqual([]);
});

test("connections cut in the middle of what they carry, again and again", async () => {
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

test("a black hole, until calls and workers have met it", async () => {
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

test("refused, until calls and workers have met it", async () => {
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
