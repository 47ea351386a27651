/** The disk of the embedded servers is full: nothing is half done, and everything continues once there is space. */
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { addDiplomas, decideDiplomas, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fsck } from "../src/fsck.ts";
import { startEmbeddedChain } from "../src/platform/embedded/chain.ts";
import { startEmbeddedPostgres } from "../src/platform/embedded/postgres.ts";
import { prepareDatabase } from "../src/platform/prepare-database.ts";
import { type ChainApp, startChainApp } from "./chain-harness.ts";
import { diplomaValues } from "./diploma-values.ts";
import { letTimePass } from "./faults/quiet.ts";
import { type Member, studentValues } from "./fixtures.ts";
import { TEST_SECRETS } from "./harness.ts";
import { mountSmallDisk } from "./small-disk.ts";
import { connectTo } from "./test-database.ts";

const SILENT = { info: () => undefined, warn: () => undefined };
const MEGABYTES = 160;
const MANY = 300;
const FEW = 20;

const disk = mountSmallDisk(MEGABYTES);

describe.skipIf(!disk)("a full disk (skipped where no disk can be mounted)", async () => {
  if (!disk) return;
  const log = SILENT;
  const postgres = await startEmbeddedPostgres({ dir: join(disk.dir, "postgres"), settings: { fsync: "off" }, log });
  const { close, ...database } = connectTo(postgres);
  const { db } = database;
  afterAll(async () => {
    disk.free();
    await close();
    await postgres.stop();
    disk.unmount();
  });
  await prepareDatabase(db, { profile: "demo", ownerUrl: postgres.ownerUrl });
  const app: ChainApp = await startChainApp({
    database,
    dir: join(disk.dir, "files"),
    startChain: () => startEmbeddedChain({ dir: join(disk.dir, "chain"), log }),
    logLevel: "silent",
  });

  let agent: Member;
  let responsable: Member;
  let next = 1;
  /** A file of this many new rows. */
  const file = (rows: number) => {
    const diplomas = Array.from({ length: rows }, () => ({ ...studentValues(next), ...diplomaValues(next++) }));
    return { mode: "modeTwo" as const, diplomas, importId: randomBytes(13).toString("hex") };
  };
  const accepted = async (rows: number) => {
    await agent.call(addDiplomas, file(rows));
    await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
  };
  const countAll = async () => (await agent.call(getAllDiplomas, { pageSize: 1 })).total;
  const allSigned = () =>
    expect
      .poll(async () => {
        await letTimePass({ db }, agent.universityId).catch(() => undefined);
        const { counts, total } = await agent.call(getAllDiplomas, { pageSize: 1 });
        return counts.signed === total;
      })
      .toBe(true);
  const noFindings = async () =>
    expect(
      await fsck({
        databaseUrl: postgres.url,
        rpcUrl: app.chain.url,
        contentKey: TEST_SECRETS.content,
        storage: app.storage,
        report: console.error,
      }),
    ).toEqual({ findings: 0, unable: null });

  beforeAll(async () => {
    const university = await app.fixtures.issuingUniversity();
    agent = await app.fixtures.agent({ university });
    responsable = await app.fixtures.responsable({ university });
  });

  test("an import that finds no space is refused completely, and accepted completely once there is space", async () => {
    const upload = file(MANY);
    disk.fill();
    expect(await agent.refused(addDiplomas, upload)).toMatchObject({ status: 507, error: "storage_full" });
    expect(await countAll()).toBe(0);
    disk.free();
    expect(await agent.call(addDiplomas, upload)).toMatchObject({ created: MANY, existing: 0 });
  });

  test("signing that the full disk stops continues once there is space", async () => {
    await accepted(FEW);
    await agent.call(signDiplomas, { all: true });
    disk.fill();
    await agent.send(addDiplomas, file(MANY));
    disk.free();
    await allSigned();
    await noFindings();
  });

  test("calls are refused after the full disk stops the database, which restarts by itself", async () => {
    await accepted(FEW);
    await agent.call(signDiplomas, { all: true });
    disk.fill();
    await endForWantOfLog(postgres.superuserUrl);
    expect(await agent.refused(getAllDiplomas)).toMatchObject({ status: 503, error: "database_unavailable" });
    disk.free();
    await expect.poll(async () => (await agent.send(getAllDiplomas)).statusCode).toBe(200);
    await allSigned();
    await noFindings();
  });
});

/** Switches to new log files until there is no space for one, which stops the server. */
async function endForWantOfLog(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.query("select pg_switch_wal()");
      await client.query("select pg_current_xact_id()");
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code?.startsWith("57")) return;
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}
