/** Salts: as random as 128 bits are, in canonical base64url, and never twice. */
import { fromBase64url } from "@ijaza/verifier";
import { expect, test } from "vitest";
import { createSalts } from "./salts.ts";

test("of five thousand salts each has 16 bytes, none repeats, and each bit is set in about half of them", () => {
  const takeSalt = createSalts();
  const salts = Array.from({ length: 5000 }, takeSalt);
  const bytes = salts.map((salt) => fromBase64url(salt)!);
  expect(new Set(bytes.map((each) => each.length))).toEqual(new Set([16]));
  expect(new Set(salts).size).toBe(5000);
  for (let bit = 0; bit < 128; bit += 1) {
    const set = bytes.filter((each) => (each[bit >> 3]! >> (bit & 7)) & 1).length;
    expect(Math.abs(set - 2500)).toBeLessThan(400);
  }
});
