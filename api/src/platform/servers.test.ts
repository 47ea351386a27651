/** A program beside the running product finds its database by a note without secrets. */
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { startEmbeddedPostgres } from "./embedded/postgres.ts";
import { writeRunNote } from "./run-note.ts";
import { findChainServer, findDatabaseServer } from "./servers.ts";

const dataDir = mkdtempSync(join(tmpdir(), "ijaza-run-"));
const log = { info: () => undefined, warn: () => undefined };
const postgres = await startEmbeddedPostgres({ dir: join(dataDir, "postgres"), log });
afterAll(async () => {
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
});

test("the embedded servers are found by the note, which contains no password", async () => {
  const forget = writeRunNote(dataDir, { postgresPort: postgres.port, rpcUrl: "http://127.0.0.1:8545" });
  const note = readFileSync(join(dataDir, "run.json"), "utf8");
  expect(note).not.toContain(new URL(postgres.url).password);
  expect(statSync(join(dataDir, "run.json")).mode & 0o777).toBe(0o600);
  const { url } = await findDatabaseServer({ dataDir, databaseUrl: undefined });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  expect((await client.query("select current_user as role")).rows).toEqual([{ role: new URL(postgres.url).username }]);
  await client.end();
  expect((await findChainServer({ dataDir, rpcUrl: undefined })).url).toBe("http://127.0.0.1:8545");
  await forget();
  expect(() => statSync(join(dataDir, "run.json"))).toThrow(/ENOENT/);
});

test("external servers are those of the settings, whatever the note says", async () => {
  const databaseUrl = "postgres://ijaza@db.example/ijaza";
  expect((await findDatabaseServer({ dataDir, databaseUrl })).url).toBe(databaseUrl);
  await expect(findChainServer({ dataDir, rpcUrl: undefined })).rejects.toThrow(/There is nothing in/);
});
