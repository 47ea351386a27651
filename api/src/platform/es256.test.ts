/** ES256: of the two valid forms of a signature the low-s one is made, and it verifies. */
import { generateKeyPairSync, verify } from "node:crypto";
import { expect, test } from "vitest";
import { createEs256Signer, toLowS } from "./es256.ts";

const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const sOf = (signature: Buffer) => BigInt(`0x${signature.toString("hex", 32)}`);
const withS = (s: bigint) => Buffer.from(`${"11".repeat(32)}${s.toString(16).padStart(64, "0")}`, "hex");

test("every signature verifies and has its s in the lower half", () => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const sign = createEs256Signer(privateKey);
  for (let round = 0; round < 40; round += 1) {
    const bytes = Buffer.from(`diploma ${round}`);
    const signature = sign(bytes);
    expect(verify("sha256", bytes, { key: publicKey, dsaEncoding: "ieee-p1363" }, signature)).toBe(true);
    expect(sOf(signature) <= ORDER / 2n).toBe(true);
  }
});

test("half the order stays unchanged, one more is inverted", () => {
  expect(sOf(toLowS(withS(ORDER / 2n)))).toBe(ORDER / 2n);
  expect(sOf(toLowS(withS(ORDER / 2n + 1n)))).toBe(ORDER / 2n);
  expect(sOf(toLowS(withS(ORDER - 1n)))).toBe(1n);
});
