/** Reads hex that came from an endpoint. */
import { hexToBytes } from "@noble/hashes/utils.js";
import { ProofFault } from "./rlp.ts";

/** The bytes of 0x and an even number of digits. Throws a ProofFault that names what is no such text. */
export function readHex(value: unknown, name: string): Uint8Array {
  if (typeof value !== "string" || !/^0x(?:[0-9a-fA-F]{2})*$/.test(value)) throw new ProofFault(`${name} is not hex.`);
  return hexToBytes(value.slice(2));
}

/** Text in lower case; null for anything else. */
export function toHexText(value: unknown): string | null {
  return typeof value === "string" ? value.toLowerCase() : null;
}
