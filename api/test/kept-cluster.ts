/**
 * The cluster of PostgreSQL for a run of tests, with the migrated database that tests clone. To make it takes two seconds, so
 * that it is kept from run to run until what it is made from changes.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../src/platform/embedded/postgres.ts";
import { migrateAt } from "../src/platform/migrate.ts";
import { databaseUrl, TEMPLATE } from "./database-url.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const CACHE = join(ROOT, "node_modules", ".cache", "ijaza");
const KEPT = "test-cluster-";
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
  const kept = join(CACHE, `${KEPT}${digestOf(SOURCES.flatMap(listFiles))}`);
  if (!existsSync(kept)) await keepCluster(kept);
  copy(kept, join(dir, "data"));
}

/** Its files belong to the server's user. */
const copy = (from: string, to: string) => execFileSync("cp", ["-a", from, to]);

async function keepCluster(kept: string): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), "ijaza-cluster-"));
  const postgres = await startPostgres(dir);
  const data = await makeTemplate(postgres)
    .then(() => readDataDirectory(postgres))
    .finally(() => postgres.stop());
  mkdirSync(CACHE, { recursive: true });
  const former = readdirSync(CACHE).filter((name) => name.startsWith(KEPT) && join(CACHE, name) !== kept);
  for (const name of former) rmSync(join(CACHE, name), { recursive: true, force: true });
  const aside = mkdtempSync(join(CACHE, "aside-"));
  copy(data, join(aside, "data"));
  // As a whole or not at all: another run may keep it at the same time.
  try {
    renameSync(join(aside, "data"), kept);
  } catch (error) {
    if (!existsSync(kept)) throw error;
  }
  for (const done of [aside, dir]) rmSync(done, { recursive: true, force: true });
}

function listFiles(path: string): string[] {
  const place = join(ROOT, path);
  if (!statSync(place).isDirectory()) return [place];
  const names = readdirSync(place, { recursive: true, encoding: "utf8" }).sort();
  return names.map((name) => join(place, name)).filter((each) => statSync(each).isFile());
}

function digestOf(files: readonly string[]): string {
  // Another user could not read what this one keeps.
  const hash = createHash("sha256").update(`${process.getuid?.()}`);
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
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
