/** Encodes the bits of a status list by W3C Bitstring Status List. Pure. */
import { gzipSync } from "node:zlib";

/** Multibase base64url of the gzipped bits. The given entries are 1; the first entry is the leftmost bit. */
export function encodeBits(size: number, set: Iterable<number>): string {
  const bits = Buffer.alloc(size / 8);
  for (const entry of set) bits[entry >> 3]! |= 0x80 >> (entry & 7);
  return `u${gzipSync(bits).toString("base64url")}`;
}
