/** Before all tests: one PostgreSQL, and in it a migrated database that each test file clones. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../src/platform/embedded/postgres.ts";
import { migrateAt } from "../src/platform/migrate.ts";
import { databaseUrl, overSocket, TEMPLATE } from "./database-url.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the server, for the role that the product runs with. */
    serverUrl: string;
    /** The same for the role that owns the tables, and clones the template. */
    ownerServerUrl: string;
  }
}

/** Nothing of a test outlives it, so nothing waits for the disk. */
const SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
  shared_buffers: "64MB",
  // Each host and each file opens many connections; their passwords need no slow proof here.
  scram_iterations: "1",
  // Databases live for seconds, and there are hundreds: a test that needs statistics asks for them.
  autovacuum: "off",
  // In its data directory, which its own user reaches whatever the directory's place.
  unix_socket_directories: ".",
};

const quiet = { info: () => undefined, warn: () => undefined };

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), "ijaza-test-"));
  const postgres = await startEmbeddedPostgres({ dir, settings: SETTINGS, log: quiet });
  const end = async () => {
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    await makeTemplate(postgres);
    const directory = await readDataDirectory(postgres);
    project.provide("serverUrl", overSocket(postgres.url, directory));
    project.provide("ownerServerUrl", overSocket(postgres.ownerUrl, directory));
  } catch (error) {
    await end();
    throw error;
  }
  return end;
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
