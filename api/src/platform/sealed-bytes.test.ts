/** Sealed bytes open only with their key, for their record, and unchanged. */
import { expect, test } from "vitest";
import { isWeakKey, parseMasterKey } from "./master-key.ts";
import { openBytes, sealBytes } from "./sealed-bytes.ts";

const place = { key: Buffer.alloc(32, 7), id: "record" };
const bytes = Buffer.from("a mail");
const sealed = sealBytes(bytes, place);

test("sealed bytes can be opened, and sealing the same bytes twice gives different results", () => {
  expect(openBytes(sealed, place)).toEqual(bytes);
  expect(sealBytes(bytes, place).equals(sealed)).toBe(false);
  expect(sealed).toHaveLength(12 + 16 + bytes.length);
});

test("they cannot be opened with another key, for another record, or with a changed byte", () => {
  expect(() => openBytes(sealed, { ...place, key: Buffer.alloc(32, 8) })).toThrow();
  expect(() => openBytes(sealed, { ...place, id: "other" })).toThrow();
  for (const at of sealed.keys()) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    expect(() => openBytes(changed, place), `byte ${at}`).toThrow();
  }
});

test("a master key with few different bytes is weak", () => {
  const ofDifferent = (count: number) => Buffer.from(Array.from({ length: 32 }, (_, at) => at % count));
  expect([isWeakKey(ofDifferent(15)), isWeakKey(ofDifferent(16))]).toEqual([true, false]);
  expect(() => parseMasterKey("00".repeat(31))).toThrow(/32 bytes/);
});
