/** Starting on external servers: what the server refuses, and which files it leaves on the machine. */
import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { deployForeignRegistry } from "../test/foreign-registry.ts";
import { startTestDatabase } from "../test/harness.ts";
import { boot } from "./boot.ts";
import { startEmbeddedChain } from "./platform/embedded/chain.ts";
import { readSettings } from "./platform/settings.ts";

const { url, owner } = await startTestDatabase();
const dir = mkdtempSync(join(tmpdir(), "ijaza-boot-"));
const chain = await startEmbeddedChain({
  dir: join(dir, "chain"),
  log: { info: () => undefined, warn: () => undefined },
});
const { address } = await deployForeignRegistry(chain);
afterAll(async () => {
  await chain.stop();
  rmSync(dir, { recursive: true });
});

/** A path below a file, where nobody can create anything, not even root. */
const READ_ONLY = join(import.meta.filename, "data");
const KEY = randomBytes(32).toString("base64");
const PRODUCTION = {
  PROFILE: "production",
  PUBLIC_URL: "https://diplomas.example",
  PORT: "0",
  LOG_LEVEL: "silent",
  DATABASE_URL: url,
  RPC_URL: chain.url,
  CHAIN_ID: String(chain.chainId),
  REGISTRY_ADDRESS: address,
  REGISTRAR_ADDRESS: address,
  SMTP_URL: "smtps://127.0.0.1:9",
  S3_URL: "https://key:secret@127.0.0.1:9/files",
  KEY_ENCRYPTION_KEY: KEY,
  DATA_DIR: READ_ONLY,
};

const start = async (changes: Record<string, string | undefined> = {}) =>
  (await boot(readSettings({ ...PRODUCTION, ...changes }))).stop();

test("with everything external it starts where no file can be written, and keeps its identity", async () => {
  await start();
  expect(existsSync(READ_ONLY)).toBe(false);
  await start();
});

test.each([
  ["another master key", { KEY_ENCRYPTION_KEY: randomBytes(32).toString("base64") }, /another master key/],
  ["another profile", { PROFILE: "demo", DEMO_PASSWORD: "a demo password" }, /belongs to the profile production/],
  ["another chain id", { CHAIN_ID: "1" }, /CHAIN_ID is 1; this installation is pinned to 20261/],
  ["a directory for files that cannot be written", { S3_URL: undefined }, /DATA_DIR cannot be written: .*S3_URL/s],
])("after its first start, %s does not start", async (_, changes, why) => {
  await expect(start(changes)).rejects.toThrow(why);
});

test("on a database of an earlier release without a fingerprint, the platform's own key reveals a wrong master key", async () => {
  await owner.deleteFrom("installation").where("name", "=", "key").execute();
  const another = { KEY_ENCRYPTION_KEY: randomBytes(32).toString("base64") };
  await expect(start(another)).rejects.toThrow(/the platform's own key does not open/);
  await start();
});

test("with external servers the data directory does not contain their addresses", async () => {
  const { stop } = await boot(readSettings({ ...PRODUCTION, DATA_DIR: dir, S3_URL: undefined }));
  expect(existsSync(join(dir, "run.json"))).toBe(false);
  await stop();
});
