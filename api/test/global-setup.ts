/** Starts one PostgreSQL before all tests of all projects, with a migrated database that each worker clones. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { ProvidedContext } from "vitest";
import type { TestProject } from "vitest/node";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../src/platform/embedded/postgres.ts";
import { migrateAt } from "../src/platform/migrate.ts";
import { databaseUrl, overSocket, TEMPLATE } from "./database-url.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of the server for the role with which the product runs. */
    serverUrl: string;
    /** The URL for the role that owns the tables and clones the template. */
    ownerServerUrl: string;
    /** The URL for the superuser, whom nothing holds back. */
    superuserServerUrl: string;
  }
}

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

type Server = { urls: ProvidedContext; end(): Promise<void> };

declare global {
  /** Of the process, because each project loads this file for itself. */
  var testServer: { started: Promise<Server>; projects: number } | undefined;
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  globalThis.testServer ??= { started: startServer(), projects: 0 };
  const server = globalThis.testServer;
  server.projects += 1;
  const { urls, end } = await server.started;
  for (const [name, url] of Object.entries(urls)) project.provide(name as keyof typeof urls, url);
  return async () => {
    server.projects -= 1;
    if (server.projects > 0) return;
    globalThis.testServer = undefined;
    await end();
  };
}

async function startServer(): Promise<Server> {
  const dir = mkdtempSync(join(tmpdir(), "ijaza-test-"));
  const postgres = await startEmbeddedPostgres({ dir, settings: SETTINGS, log: quiet });
  const end = async () => {
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    await makeTemplate(postgres);
    const directory = await readDataDirectory(postgres);
    const urls = {
      serverUrl: overSocket(postgres.url, directory),
      ownerServerUrl: overSocket(postgres.ownerUrl, directory),
      superuserServerUrl: overSocket(postgres.superuserUrl, directory),
    };
    return { urls, end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function readDataDirectory({ superuserUrl }: EmbeddedPostgres): Promise<string> {
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
