import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inScope, type Trx } from "../../src/platform/database.ts";
import { until } from "./bench.ts";
import type { Sight } from "./host-orders.ts";
import { findBreaches } from "./invariants.ts";
import { untilQuiet } from "./quiet.ts";
import { type Rig, type RigOptions, startRig } from "./rig.ts";
import { createScene } from "./scene.ts";

let rig: Rig;
beforeAll(async () => {
  rig = await startRig();
});
afterAll(() => rig.stop());

async function withRig(options: RigOptions, work: (other: Rig) => Promise<void>): Promise<void> {
  const other = await startRig(options);
  await work(other).finally(() => other.stop());
}

/** Signs five diplomas while the host dies at the step, if one is given. */
async function signFive(rig: Rig, step = ""): Promise<string[]> {
  const scene = await createScene(rig);
  const ids = await scene.diplomas.ready(5);
  await rig.hosts.ready();
  await rig.hosts.arm(step);
  await scene.diplomas.sign(ids);
  await untilQuiet(rig, scene.universityId);
  return findBreaches(rig, scene);
}

test("the careless worker, which sends before it stores, looks right until it is killed", () =>
  withRig({ careless: true }, async (careless) => {
    expect(await signFive(careless)).toEqual([]);
    const breaches = await signFive(careless, "careless.sent");
    expect(breaches.filter((line) => line.startsWith("I1"))).not.toEqual([]);
    expect(breaches.filter((line) => line.startsWith("I3"))).not.toEqual([]);
  }));

test("the real worker survives a crash at the step at which the careless one fails", async () => {
  expect(await signFive(rig, "relay.broadcast")).toEqual([]);
});

test("of two hosts neither signs what the other signed", () =>
  withRig({ hosts: 2 }, async (hosts) => {
    const scene = await createScene(hosts);
    const ids = await scene.diplomas.ready(20);
    await Promise.all([0, 5, 10, 15].map((at) => scene.diplomas.sign(ids.slice(at, at + 5))));
    await untilQuiet(hosts, scene.universityId);
    expect(await findBreaches(hosts, scene)).toEqual([]);
  }));

test("after an old backup is restored, issuing is stopped and nothing is issued twice", async () => {
  const scene = await createScene(rig);
  await scene.diplomas.sign(await scene.diplomas.ready(2));
  await untilQuiet(rig, scene.universityId);
  const ids = await scene.diplomas.ready(3);
  const restore = await backUp(rig);
  await scene.diplomas.sign(ids);
  await untilQuiet(rig, scene.universityId);
  expect((await look(rig)).ready).not.toHaveProperty("frozen");

  await restore();
  expect(await scene.diplomas.withStatus("unsigned")).toEqual(ids);
  await untilFrozen(rig, () => scene.diplomas.sign(ids));
  expect(await scene.diplomas.withStatus("signed")).toHaveLength(2);
  const issued = (await findBreaches(rig, scene)).filter((line) => line.includes("nobody knows"));
  expect(issued).toHaveLength(1);

  const { ready, metrics, errors } = await look(rig);
  const help = "/docs/reference/operations.md";
  expect(ready).toMatchObject({ status: "ready", frozen: { all: false, universities: [scene.universityId], help } });
  expect(metrics).toContain(`issuing_frozen{university="${scene.universityId}"} 1`);
  const report = { university: scene.universityId, frozen: true, msg: expect.stringContaining("restore a newer one") };
  expect(errors).toContainEqual(expect.objectContaining(report));
});

test("a backup taken between queueing and sending reconciles by itself", async () => {
  const scene = await createScene(rig);
  const ids = await scene.diplomas.ready(3);
  rig.rpc.set("refuse");
  await scene.diplomas.sign(ids);
  await untilQueued(rig, scene.universityId);
  const restore = await backUp(rig);
  rig.rpc.set(null);
  await untilQuiet(rig, scene.universityId);

  await restore();
  await untilQuiet(rig, scene.universityId);
  const breaches = await findBreaches(rig, scene);
  // The backup lacks the sent bytes, which the invariant reports. Everything else must hold.
  expect(breaches.filter((line) => !line.includes("before it was stored"))).toEqual([]);
});

/** The host as operators see it. */
const look = async ({ hosts }: Rig) => (await hosts.perform({ do: "look" })).result as Sight;

async function untilFrozen(rig: Rig, sign: () => Promise<{ refusal?: string }>): Promise<void> {
  await rig.hosts.ready();
  await until(async () => (await sign()).refusal === "issuing_frozen");
}

async function untilQueued({ db }: Rig, universityId: string): Promise<void> {
  const listIssues = (trx: Trx) =>
    trx
      .selectFrom("chain_transactions")
      .select("id")
      .where("university_id", "=", universityId)
      .where("kind", "=", "batch.issue")
      .where("status", "=", "queued")
      .execute();
  await until(async () => (await inScope(db, "all", listIssues)).length > 0);
}

/** Copies the database; gives a function that restores the copy while the hosts are killed and started again. */
async function backUp(rig: Rig): Promise<() => Promise<void>> {
  const name = new URL(rig.postgres.url).pathname.slice(1);
  await onServer(rig, `create database backup template ${name}`, name);
  return async () => {
    await killed(rig);
    await onServer(rig, `drop database ${name} with (force)`, name);
    await onServer(rig, `create database ${name} template backup`, name);
    await onServer(rig, "drop database backup", "backup");
    await killed(rig);
    await rig.hosts.ready();
  };
}

/** Resolves once the host is dead. */
async function killed({ hosts }: Rig): Promise<void> {
  const deaths = hosts.deaths();
  hosts.kill();
  await until(() => hosts.deaths() > deaths);
}

/** No other connection may use the database that is copied. */
async function onServer(rig: Rig, statement: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: rig.postgres.superuserUrl });
  await client.connect();
  try {
    await client.query(`alter database ${name} allow_connections false`).catch(() => undefined);
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
    await client.query(statement);
    await client.query(`alter database ${name} allow_connections true`).catch(() => undefined);
  } finally {
    await client.end();
  }
}
