import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { findBreaches } from "./invariants.ts";
import { untilQuiet } from "./quiet.ts";
import { type Rig, type RigOptions, startRig } from "./rig.ts";
import { createScene } from "./scene.ts";

const rigs: Rig[] = [];
afterEach(async () => {
  for (const rig of rigs.splice(0)) await rig.stop();
});

async function givenRig(options: RigOptions): Promise<Rig> {
  const rig = await startRig(options);
  rigs.push(rig);
  return rig;
}

/** Signs five diplomas; the host dies at the step, if one is named. */
async function signFive(rig: Rig, step = ""): Promise<string[]> {
  const scene = await createScene(rig);
  const ids = await scene.accepted(5);
  rig.hosts.arm(step);
  await scene.sign(ids);
  await untilQuiet(rig, scene.universityId);
  return findBreaches(rig, scene);
}

test("the careless twin, which sends first and stores after, looks right until it is killed", async () => {
  const rig = await givenRig({ careless: true });
  expect(await signFive(rig)).toEqual([]);
  const breaches = await signFive(rig, "careless.sent");
  expect(breaches.filter((line) => line.startsWith("I1"))).not.toEqual([]);
  expect(breaches.filter((line) => line.startsWith("I3"))).not.toEqual([]);
});

test("the true worker survives at the step where the careless one fails", async () => {
  const rig = await givenRig({});
  expect(await signFive(rig, "relay.broadcast")).toEqual([]);
});

test("of two rivals neither signs what the other signed", async () => {
  const rig = await givenRig({ hosts: 2 });
  const scene = await createScene(rig);
  const ids = await scene.accepted(20);
  await Promise.all([0, 5, 10, 15].map((at) => scene.sign(ids.slice(at, at + 5))));
  await untilQuiet(rig, scene.universityId);
  expect(await findBreaches(rig, scene)).toEqual([]);
});

test("after an old backup is restored, issuing is frozen and nothing is issued twice", async () => {
  const rig = await givenRig({});
  const scene = await createScene(rig);
  await scene.sign(await scene.accepted(2));
  await untilQuiet(rig, scene.universityId);
  const ids = await scene.accepted(3);
  const restore = await backUp(rig);
  await scene.sign(ids);
  await untilQuiet(rig, scene.universityId);

  await restore();
  expect(await scene.withStatus("unsigned")).toEqual(ids);
  await untilFrozen(rig, () => scene.sign(ids));
  expect(await scene.withStatus("signed")).toHaveLength(2);
  const issued = (await findBreaches(rig, scene)).filter((line) => line.includes("nobody knows"));
  expect(issued).toHaveLength(1);
});

test("a backup taken between queueing and sending reconciles by itself", async () => {
  const rig = await givenRig({});
  const scene = await createScene(rig);
  const ids = await scene.accepted(3);
  rig.rpc.set("refuse");
  await scene.sign(ids);
  await untilQueued(rig);
  const restore = await backUp(rig);
  rig.rpc.set(null);
  await untilQuiet(rig, scene.universityId);

  await restore();
  await untilQuiet(rig, scene.universityId);
  const breaches = await findBreaches(rig, scene);
  // The bytes that were sent are not in the backup; all else is as if nothing had happened.
  expect(breaches.filter((line) => !line.includes("before it was stored"))).toEqual([]);
});

async function untilFrozen(rig: Rig, sign: () => Promise<{ refusal?: string }>): Promise<void> {
  await rig.hosts.ready();
  while ((await sign()).refusal !== "issuing_frozen") await delay(50);
}

async function untilQueued({ db }: Rig): Promise<void> {
  for (;;) {
    const rows = await db.transaction().execute(async (trx) => {
      const { sql } = await import("kysely");
      await sql`select set_config('ijaza.scope', 'all', true)`.execute(trx);
      return trx.selectFrom("chain_transactions").select("id").where("kind", "=", "batch.issue").execute();
    });
    if (rows.length > 0) return;
    await delay(10);
  }
}

/** Copies the database; gives how to put the copy in its place, under hosts that are killed and started again. */
async function backUp(rig: Rig): Promise<() => Promise<void>> {
  const name = new URL(rig.postgres.url).pathname.slice(1);
  await onServer(rig, `create database backup template ${name}`, name);
  return async () => {
    rig.hosts.kill();
    await onServer(rig, `drop database ${name} with (force)`, name);
    await onServer(rig, `create database ${name} template backup`, name);
    rig.hosts.kill();
    await delay(50);
    await rig.hosts.ready();
  };
}

/** Nobody else may be connected to what is copied. */
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
