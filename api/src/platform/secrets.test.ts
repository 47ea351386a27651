import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { deriveSecrets, fingerprintOf, readMasterKey } from "./secrets.ts";

const dataDir = mkdtempSync(join(tmpdir(), "ijaza-secrets-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

test("the key of the data directory is created once, readable only by its owner", () => {
  const first = readMasterKey({ dataDir, keyEncryptionKey: undefined });
  expect(first).toHaveLength(32);
  expect(readMasterKey({ dataDir, keyEncryptionKey: undefined }).equals(first)).toBe(true);
  expect(statSync(join(dataDir, "keys", "key-encryption-key")).mode & 0o777).toBe(0o600);
});

test("a given key is taken as base64, as hex, or from a file", () => {
  const key = Buffer.alloc(32, 9);
  const file = join(dataDir, "own-key");
  writeFileSync(file, `${key.toString("base64")}\n`);
  for (const keyEncryptionKey of [key.toString("base64"), key.toString("hex"), file]) {
    expect(readMasterKey({ dataDir, keyEncryptionKey }).equals(key)).toBe(true);
  }
});

test("a key of another length is refused", () => {
  expect(() => readMasterKey({ dataDir, keyEncryptionKey: "c2hvcnQ=" })).toThrow(/32 bytes/);
});

test("the fingerprint identifies the key, equals none of its secrets, and is the same as in the last release", () => {
  const key = Buffer.alloc(32, 1);
  expect(fingerprintOf(key)).toBe("f1aa8be7afb0be1b6edeaa4430412457");
  expect(fingerprintOf(Buffer.alloc(32, 2))).not.toBe(fingerprintOf(key));
  const secrets = Object.values(deriveSecrets(key)).map((secret) => secret.toString("hex"));
  expect(secrets.filter((secret) => secret.startsWith(fingerprintOf(key)))).toEqual([]);
});

test("each purpose has its own secret", () => {
  const secrets = Object.values(deriveSecrets(Buffer.alloc(32, 1))).map((secret) => secret.toString("hex"));
  expect(new Set(secrets).size).toBe(secrets.length);
});
