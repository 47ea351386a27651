/** Before all tests: one PostgreSQL, and in it a migrated database that each test file clones. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../src/platform/database.ts";
import { startEmbeddedPostgres } from "../src/platform/embedded/postgres.ts";
import { migrate } from "../src/platform/migrate.ts";
import { databaseUrl, TEMPLATE } from "./database-url.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the server, for the role that owns and clones the template: the role the product runs under. */
    serverUrl: string;
  }
}

/** Nothing of a test outlives it, so nothing waits for the disk. */
const SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
  shared_buffers: "64MB",
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
    await makeTemplate(postgres.url);
  } catch (error) {
    await end();
    throw error;
  }
  project.provide("serverUrl", postgres.url);
  return end;
}

async function makeTemplate(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const { db } = openDatabase({ url: databaseUrl(serverUrl, TEMPLATE), poolSize: 1 });
  await migrate(db);
  await db.destroy();
}
