import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type EnvelopeLabel, openKey, sealKey } from "./key-envelope.ts";

const kek = randomBytes(32);
const label: EnvelopeLabel = { purpose: "wallet", universityId: "u1", keyId: "k1", version: 1 };
const secret = randomBytes(32);
const sealed = sealKey({ kek, label, secret });

test("an envelope returns its key, and reveals nothing of it", () => {
  expect(openKey({ kek, label, sealed }).equals(secret)).toBe(true);
  expect(sealed.includes(secret)).toBe(false);
});

test.each([
  ["purpose", { purpose: "credential" }],
  ["university", { universityId: "u2" }],
  ["key", { keyId: "k2" }],
  ["version", { version: 2 }],
])("it cannot be opened for another %s", (_, other) => {
  expect(() => openKey({ kek, label: { ...label, ...other }, sealed })).toThrow();
});

test("it cannot be opened with another key-encryption key", () => {
  expect(() => openKey({ kek: randomBytes(32), label, sealed })).toThrow();
});

test.each([
  ["nothing at all", Buffer.alloc(0)],
  ["a later format", Buffer.concat([Buffer.from([2]), sealed.subarray(1)])],
  ["a start without end", sealed.subarray(0, 30)],
  ["the wrapped key alone", sealed.subarray(0, 61)],
])("%s is reported as no envelope", (_, bytes) => {
  expect(() => openKey({ kek, label, sealed: bytes })).toThrow("not an envelope");
});

test("it cannot be opened with any byte changed", () => {
  fc.assert(
    fc.property(fc.nat(sealed.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const changed = Buffer.from(sealed);
      changed[at] = changed[at]! ^ change;
      expect(() => openKey({ kek, label, sealed: changed })).toThrow();
    }),
  );
});
