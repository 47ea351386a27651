/** Starting on external servers: what the server refuses, and which files it leaves on the machine. */
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { beginCall, readinessAt } from "../test/draining.ts";
import { startExternalServers } from "../test/external-servers.ts";
import { boot } from "./boot.ts";
import { findFreePort } from "./platform/embedded/free-port.ts";
import { readSettings } from "./platform/settings.ts";

const { settings, dir, chain, owner } = await startExternalServers();

/** A path below a file, where nobody can create anything, not even root. */
const READ_ONLY = join(import.meta.filename, "data");
const PRODUCTION = { ...settings, PORT: "0", DATA_DIR: READ_ONLY, DRAIN_SECONDS: "0" };

const start = async (changes: Record<string, string | undefined> = {}) =>
  (await boot(readSettings({ ...PRODUCTION, ...changes }))).stop();

test("with everything external it starts where no file can be written, starts again, and writes no address of its servers", {
  tags: ["all"],
}, async () => {
  await start();
  expect(existsSync(READ_ONLY)).toBe(false);
  const { stop } = await boot(readSettings({ ...PRODUCTION, DATA_DIR: dir, S3_URL: undefined }));
  expect(existsSync(join(dir, "run.json"))).toBe(false);
  await stop();
});

test("when told to stop, it refuses new requests, answers open ones, and is gone", async () => {
  const port = await findFreePort();
  const { stop } = await boot(readSettings({ ...PRODUCTION, PORT: String(port), DRAIN_SECONDS: "3" }));
  const readiness = () => readinessAt(port);
  await expect.poll(readiness).toBe("200 ready");
  const finish = beginCall(port);
  const stopped = stop();
  await expect.poll(readiness).toBe("503 draining");
  expect(await finish()).toMatchObject({ status: 200, body: { id: 1, result: `0x${chain.chainId.toString(16)}` } });
  await stopped;
  expect(await readiness()).toBe("gone");
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
