/** A program beside the running product goes to the servers of the settings; `embedded/postgres.test.ts` has the embedded ones. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findChainServer, findDatabaseServer } from "./servers.ts";

const dataDir = join(tmpdir(), "ijaza-where-nothing-runs");

test("external servers are those of the settings, and without any there is nothing to find", async () => {
  const databaseUrl = "postgres://ijaza@db.example/ijaza";
  expect((await findDatabaseServer({ dataDir, databaseUrl })).url).toBe(databaseUrl);
  await expect(findChainServer({ dataDir, rpcUrl: undefined })).rejects.toThrow(/There is nothing in/);
});
