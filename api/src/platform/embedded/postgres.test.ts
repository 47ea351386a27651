/** The guarantees of the embedded database: no commit is lost, no process is left behind. */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { writeRunNote } from "../run-note.ts";
import { findChainServer, findDatabaseServer } from "../servers.ts";
import { type EmbeddedPostgres, type PostgresOptions, startEmbeddedPostgres } from "./postgres.ts";
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

const PRIVILEGES = isRoot ? (["user-namespace", "setpriv"] as const) : (["none"] as const);

test.each(PRIVILEGES)("run with %s, a killed server leaves no process behind", { tags: ["all"] }, async (privilege) => {
  const host = runHost("postgres-host", [dir], { IJAZA_POSTGRES_PRIVILEGE: privilege });
  const pid = Number((await host.line("ready")).split(" ")[1]);
  await host.kill();
  await untilGone(pid);
  const rows = await withPostgres((url) => query(url, "select word from kept"), { privilege });
  expect(rows).toEqual([{ word: "committed" }]);
});

test.runIf(isRoot)(
  "a directory that its user cannot reach is moved, and is found again",
  { tags: ["all"] },
  async () => {
    const closed = join(dir, "postgres");
    const home = () => readFileSync(join(closed, "moved-to"), "utf8").trim();
    const queryClosed = (text: string) =>
      withPostgres((url) => query(url, text), { dir: closed, privilege: "setpriv" });
    try {
      await queryClosed("create table kept as select 'committed' as word");
      expect(existsSync(join(home(), "data", "PG_VERSION"))).toBe(true);
      expect(await queryClosed("select word from kept")).toEqual([{ word: "committed" }]);
    } finally {
      rmSync(home(), { recursive: true, force: true });
    }
  },
);

// One cluster for what needs no other, begun by a process that is killed; the tests that start it again come last.
describe("a cluster", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "ijaza-pg-"));
  const home = join(dataDir, "postgres");
  const start = () => startEmbeddedPostgres({ dir: home, log: quiet });
  let postgres: EmbeddedPostgres;
  let former: number;
  beforeAll(async () => {
    const host = runHost("postgres-host", [home]);
    former = Number((await host.line("ready")).split(" ")[1]);
    await host.kill();
    postgres = await start();
  });
  afterAll(async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("that is started right after a kill waited until the old server had ended, and no commit is lost", async () => {
    expect(await query(postgres.ownerUrl, "select word from kept")).toEqual([{ word: "committed" }]);
    await untilGone(former);
  });

  test("binds the product's role by row-level security, is safe, and sorts by code point", async () => {
    const rows = await query(
      postgres.ownerUrl,
      `select rolsuper or rolbypassrls as unbound, current_setting('fsync') as fsync,
         current_setting('data_checksums') as checksums, current_setting('listen_addresses') as listens,
         (select datlocale from pg_database where datname = current_database()) as locale
       from pg_roles where rolname = current_user`,
    );
    expect(rows).toEqual([{ unbound: false, fsync: "on", checksums: "on", listens: "127.0.0.1", locale: "C.UTF-8" }]);
  });

  test("lets the server's role alter nothing, and its owner everything but the server", async () => {
    for (const statement of ["create table mine (word text)", "drop table kept", "select word from kept"]) {
      await expect(query(postgres.url, statement)).rejects.toThrow(/permission denied|must be owner/);
    }
    const roles = "select rolname from pg_roles where rolname in ('ijaza', 'ijaza_app') and (rolsuper or rolbypassrls)";
    expect(await query(postgres.ownerUrl, roles)).toEqual([]);
  });

  test("is found beside the running product by a note, which contains no password", async () => {
    const forget = writeRunNote(dataDir, { postgresPort: postgres.port, rpcUrl: "http://127.0.0.1:8545" });
    const file = join(dataDir, "run.json");
    const role = new URL(postgres.url);
    expect(readFileSync(file, "utf8")).not.toContain(role.password);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { url } = await findDatabaseServer({ dataDir, databaseUrl: undefined });
    expect(await query(url, "select current_user as role")).toEqual([{ role: role.username }]);
    expect((await findChainServer({ dataDir, rpcUrl: undefined })).url).toBe("http://127.0.0.1:8545");
    await forget();
    expect(existsSync(file)).toBe(false);
  });

  test("is not started twice: the second start names the process that holds it", async () => {
    await expect(start()).rejects.toMatchObject({ code: "directory_in_use", data: { process: process.pid } });
  });

  test("is restarted on the same address when its server dies", async () => {
    const { pid } = postgres;
    await postgres.restart("immediate");
    expect(postgres.pid).not.toBe(pid);
    expect(await query(postgres.url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("of an earlier release, with one role, gets the second one", async () => {
    await postgres.stop();
    rmSync(join(home, "data", "ijaza.app-password"));
    postgres = await start();
    expect(await query(postgres.ownerUrl, "select word from kept")).toEqual([{ word: "committed" }]);
    expect(existsSync(join(home, "data", "ijaza.app-password"))).toBe(true);
  });
});
