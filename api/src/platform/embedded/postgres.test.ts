/** The guarantees of the embedded database: no commit is lost, no process is left behind. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type PostgresOptions, startEmbeddedPostgres } from "./postgres.ts";
import { runHost, untilGone } from "./test/host-process.ts";
import { quiet } from "./test/quiet-log.ts";

const isRoot = process.getuid?.() === 0;
let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "ijaza-pg-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function withPostgres<T>(use: (url: string) => Promise<T>, options: Partial<PostgresOptions> = {}): Promise<T> {
  const postgres = await startEmbeddedPostgres({ dir, log: quiet, ...options });
  try {
    return await use(postgres.ownerUrl);
  } finally {
    await postgres.stop();
  }
}

describe.each(isRoot ? (["user-namespace", "setpriv"] as const) : (["none"] as const))("run with %s", (privilege) => {
  test("a killed server leaves no process behind and no commit is lost", async () => {
    const host = runHost("postgres-host", [dir], { IJAZA_POSTGRES_PRIVILEGE: privilege });
    const pid = Number((await host.line("ready")).split(" ")[1]);
    await host.kill();
    await untilGone(pid);
    const rows = await withPostgres((url) => query(url, "select word from kept"), { privilege });
    expect(rows).toEqual([{ word: "committed" }]);
  });
});

test.runIf(isRoot)("a directory that its user cannot reach is moved, and is found again", async () => {
  const closed = join(dir, "postgres");
  const home = () => readFileSync(join(closed, "moved-to"), "utf8").trim();
  const queryClosed = (text: string) => withPostgres((url) => query(url, text), { dir: closed, privilege: "setpriv" });
  try {
    await queryClosed("create table kept as select 'committed' as word");
    expect(existsSync(join(home(), "data", "PG_VERSION"))).toBe(true);
    expect(await queryClosed("select word from kept")).toEqual([{ word: "committed" }]);
  } finally {
    rmSync(home(), { recursive: true, force: true });
  }
});

test("a start right after a kill waits until the old server has ended", async () => {
  const host = runHost("postgres-host", [dir]);
  await host.line("ready");
  await host.kill();
  expect(await withPostgres((url) => query(url, "select word from kept"))).toEqual([{ word: "committed" }]);
});

test("row-level security binds the product's role, and the cluster is safe and sorts by code point", async () => {
  const rows = await withPostgres((url) =>
    query(
      url,
      `select rolsuper or rolbypassrls as unbound, current_setting('fsync') as fsync,
         current_setting('data_checksums') as checksums, current_setting('listen_addresses') as hears,
         (select datlocale from pg_database where datname = current_database()) as locale
       from pg_roles where rolname = current_user`,
    ),
  );
  expect(rows).toEqual([{ unbound: false, fsync: "on", checksums: "on", hears: "127.0.0.1", locale: "C.UTF-8" }]);
});

test("the server's role cannot alter anything; its owner can alter everything but the server", async () => {
  const postgres = await startEmbeddedPostgres({ dir, log: quiet });
  try {
    await query(postgres.ownerUrl, "create table kept (word text)");
    for (const statement of ["create table mine (word text)", "drop table kept", "select word from kept"]) {
      await expect(query(postgres.url, statement)).rejects.toThrow(/permission denied|must be owner/);
    }
    const roles = "select rolname from pg_roles where rolname in ('ijaza', 'ijaza_app') and (rolsuper or rolbypassrls)";
    expect(await query(postgres.ownerUrl, roles)).toEqual([]);
  } finally {
    await postgres.stop();
  }
});

test("a cluster of an earlier release with one role gets the second one", async () => {
  await withPostgres((url) => query(url, "create table kept as select 'committed' as word"));
  rmSync(join(dir, "data", "ijaza.app-password"));
  await withPostgres(async (url) => expect(await query(url, "select word from kept")).toEqual([{ word: "committed" }]));
  expect(existsSync(join(dir, "data", "ijaza.app-password"))).toBe(true);
});

test("a second start on the same directory names the process that holds it", async () => {
  await withPostgres(async () => {
    await expect(startEmbeddedPostgres({ dir, log: quiet })).rejects.toMatchObject({
      code: "directory_in_use",
      data: { process: process.pid },
    });
  });
});

test("a server that dies is restarted on the same address", async () => {
  const postgres = await startEmbeddedPostgres({ dir, log: quiet });
  try {
    const { pid } = postgres;
    await postgres.restart("immediate");
    expect(postgres.pid).not.toBe(pid);
    expect(await query(postgres.url, "select 1 as one")).toEqual([{ one: 1 }]);
  } finally {
    await postgres.stop();
  }
});
