/** ES256 signatures (RFC 7518, section 3.4) in their low-s form. */
import { type KeyObject, sign as signBytes } from "node:crypto";

/** ES256 over the bytes: r and s of 32 bytes each, s not above half the order. */
export type Es256Signer = (bytes: Uint8Array) => Buffer;

const COORDINATE_BYTES = 32;
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const HALF_ORDER = Buffer.from((ORDER >> 1n).toString(16), "hex");

/** Signer for a P-256 private key held in memory. */
export function createEs256Signer(privateKey: KeyObject): Es256Signer {
  const key = { key: privateKey, dsaEncoding: "ieee-p1363" } as const;
  return (bytes) => toLowS(signBytes("sha256", bytes, key));
}

/** Of the two valid forms of an ES256 signature, the one whose s is at most half the order. */
export function toLowS(signature: Buffer): Buffer {
  if (signature.compare(HALF_ORDER, 0, COORDINATE_BYTES, COORDINATE_BYTES) <= 0) return signature;
  const s = BigInt(`0x${signature.toString("hex", COORDINATE_BYTES)}`);
  const low = Buffer.from(signature);
  low.write((ORDER - s).toString(16).padStart(2 * COORDINATE_BYTES, "0"), COORDINATE_BYTES, "hex");
  return low;
}
