/** An old backup of the database is restored while hosts go on. */
import pg from "pg";
import { expect, test } from "vitest";
import { databaseUrl } from "../database-url.ts";
import { EVERYTHING } from "../everything.ts";
import { startBench, until } from "./bench.ts";
import { createScene, findBreaches, inScope, untilQuiet } from "./harness.ts";
import type { Sight } from "./host-orders.ts";

const bench = startBench();

test("after an old backup is restored, issuing is stopped and nothing is issued twice", async () => {
  const { rig, scene } = bench;
  await scene.diplomas.sign(await scene.diplomas.ready(2));
  await untilQuiet(rig, scene.universityId);
  const ids = await scene.diplomas.ready(3);
  const restore = await backUp();
  await scene.diplomas.sign(ids);
  await untilQuiet(rig, scene.universityId);
  expect((await look()).ready).not.toHaveProperty("frozen");

  await restore();
  expect(await scene.diplomas.withStatus("unsigned")).toEqual(ids);
  await untilFrozen(ids);
  expect(await scene.diplomas.withStatus("signed")).toHaveLength(2);
  const issued = (await findBreaches(rig, scene)).filter((line) => line.includes("nobody knows"));
  expect(issued).toHaveLength(1);

  const { ready, metrics, errors } = await look();
  const help = "/docs/reference/operations.md";
  expect(ready).toMatchObject({ status: "ready", frozen: { all: false, universities: [scene.universityId], help } });
  expect(metrics).toContain(`issuing_frozen{university="${scene.universityId}"} 1`);
  const report = { university: scene.universityId, frozen: true, msg: expect.stringContaining("restore a newer one") };
  expect(errors).toContainEqual(expect.objectContaining(report));
});

test("a backup taken between queueing and sending reconciles by itself", { tags: ["all"] }, async () => {
  const { rig } = bench;
  // The first university is frozen.
  const scene = await createScene(rig);
  const ids = await scene.diplomas.ready(3);
  rig.rpc.set("refuse");
  await scene.diplomas.sign(ids);
  await until("the batch is queued", async () => (await countQueued(scene.universityId)) > 0);
  const restore = await backUp();
  rig.rpc.set(null);
  await untilQuiet(rig, scene.universityId);

  await restore();
  await untilQuiet(rig, scene.universityId);
  const breaches = await findBreaches(rig, scene);
  // The backup lacks the sent bytes, which the invariant reports. Everything else must hold.
  expect(breaches.filter((line) => !line.includes("before it was stored"))).toEqual([]);
});

/** The host as operators see it. */
const look = async () => (await bench.rig.hosts.perform({ do: "look" })).result as Sight;

const untilFrozen = (ids: string[]) =>
  until("issuing is frozen", async () => (await bench.scene.diplomas.sign(ids)).refusal === "issuing_frozen");

const countQueued = async (universityId: string) => {
  const queued = await inScope(bench.rig.db, EVERYTHING, (trx) =>
    trx
      .selectFrom("chain_transactions")
      .select("id")
      .where("university_id", "=", universityId)
      .where("kind", "=", "batch.issue")
      .where("status", "=", "queued")
      .execute(),
  );
  return queued.length;
};

/** Copies the database; gives a function that puts the copy in its place while the hosts are dead. */
async function backUp(): Promise<() => Promise<void>> {
  const { postgres, hosts, database } = bench.rig;
  const name = new URL(postgres.url).pathname.slice(1);
  const backup = `${name}_backup`;
  await withoutSessions(name, [`create database ${backup} template ${name}`]);
  return async () => {
    // The next host waits for its database.
    database.set("refuse");
    hosts.kill();
    await withoutSessions(name, [`drop database ${name}`, `alter database ${backup} rename to ${name}`]);
    database.set("pass");
    await hosts.ready();
  };
}

/** No other connection may use the database that is copied or dropped. */
async function withoutSessions(name: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(bench.rig.postgres.ownerUrl, "postgres") });
  await client.connect();
  try {
    await client.query(`alter database ${name} allow_connections false`);
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
    for (const statement of statements) await client.query(statement);
    await client.query(`alter database ${name} allow_connections true`);
  } finally {
    await client.end();
  }
}
