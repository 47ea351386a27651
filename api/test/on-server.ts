/** Runs statements about a whole database on a separate connection, such as those that clone and drop one. */
import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { databaseUrl, TEMPLATE } from "./database-url.ts";
import type { TestServer } from "./test-server.ts";

type Server = Pick<TestServer, "url" | "ownerUrl">;

const IN_USE = "55006";
const PATIENCE_MS = 10_000;
const AGAIN_MS = 50;

/** Retries for some seconds while the database is in use, because an ended session disappears with a delay. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const since = performance.now(); ; await delay(AGAIN_MS)) {
      const refusal = await client.query(statement).then(() => null, refusalOf);
      if (refusal === null) return;
      if (refusal.code !== IN_USE || performance.now() - since > PATIENCE_MS) throw refusal;
    }
  } finally {
    await client.end();
  }
}

function refusalOf(error: unknown): pg.DatabaseError {
  if (error instanceof pg.DatabaseError) return error;
  throw error;
}

/** A migrated database of the server, until `drop`. */
export const cloneTemplate = (server: Server) => create(server, `template ${TEMPLATE} strategy file_copy`);

/** The same without tables. */
export const createEmpty = (server: Server) => create(server, "");

async function create({ url, ownerUrl }: Server, from: string) {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await onServer(ownerUrl, `create database ${name} ${from}`);
  const drop = () => onServer(ownerUrl, `drop database ${name} with (force)`);
  return { name, url: databaseUrl(url, name), ownerUrl: databaseUrl(ownerUrl, name), drop };
}
