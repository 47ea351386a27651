/**
 * The cluster of PostgreSQL for a run of tests, with the migrated database that tests clone. To make it takes two seconds, so
 * that it is kept from run to run until what it is made from changes.
 */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../src/platform/embedded/postgres.ts";
import { migrateAt } from "../src/platform/migrate.ts";
import { databaseUrl, TEMPLATE } from "./database-url.ts";
import { cachePlace, keepAt } from "./run-cache.ts";

const SOURCES = [
  "package-lock.json",
  "api/migrations",
  ...["embedded", "migrate.ts", "migrations.ts", "runtime-role.ts", "schema-version.ts"].map(
    (name) => `api/src/platform/${name}`,
  ),
  "api/test/kept-cluster.ts",
];

/** Tests need no data after they end, so nothing waits for the disk. */
const SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  // Databases are dropped before it is time to write what they hold to the disk.
  checkpoint_timeout: "1h",
  max_wal_size: "8GB",
  bgwriter_lru_maxpages: "0",
  // Workers that read for others cost more than they spare where all is in memory.
  io_method: "sync",
  max_connections: "200",
  // Tests that let calls meet have deadlocks, which are looked for after a second otherwise.
  deadlock_timeout: "100ms",
  shared_buffers: "64MB",
  // Hosts and test files open many connections, whose passwords need no slow hashing here.
  scram_iterations: "1",
  // There are hundreds of databases that live for seconds. A test that needs statistics asks for them.
  autovacuum: "off",
  // In the server's data directory, which its user can always reach.
  unix_socket_directories: ".",
};

const quiet = { info: () => undefined, warn: () => undefined };

export const startPostgres = (dir: string): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dir, settings: SETTINGS, log: quiet });

/** Puts the cluster into a directory, from which `startPostgres` then starts. */
export async function putCluster(dir: string): Promise<void> {
  const place = cachePlace("test-cluster", SOURCES);
  if (!existsSync(place)) await keepAt(place, makeCluster);
  await copy(place, join(dir, "data"));
}

/** Its files belong to the server's user. */
const copy = (from: string, to: string) => promisify(execFile)("cp", ["-a", from, to]);

async function makeCluster(path: string): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), "ijaza-cluster-"));
  const postgres = await startPostgres(dir);
  const data = await makeTemplate(postgres)
    .then(() => readDataDirectory(postgres))
    .finally(() => postgres.stop());
  await copy(data, path);
  rmSync(dir, { recursive: true, force: true });
}

/** Not always in the directory of the start: the server's user may be unable to reach that. */
export async function readDataDirectory({ superuserUrl }: EmbeddedPostgres): Promise<string> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>("show data_directory");
  await client.end();
  return rows[0]?.data_directory ?? "";
}

async function makeTemplate({ url, ownerUrl }: EmbeddedPostgres): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migrateAt(databaseUrl(ownerUrl, TEMPLATE), { runtimeRole: new URL(url).username });
}
