/** SHA-256: that of Node where there is one, else in JavaScript. */
import { sha256 as inJavaScript } from "@noble/hashes/sha2.js";
import { nodeCrypto } from "./node-crypto.ts";

export type Sha256 = (bytes: Uint8Array) => Uint8Array;

export const sha256: Sha256 = nodeCrypto ? inNode(nodeCrypto) : inJavaScript;

function inNode({ hash }: NonNullable<typeof nodeCrypto>): Sha256 {
  return (bytes) => {
    const digest = hash("sha256", bytes, "buffer");
    // As the other one gives it: the `slice` of a Buffer is no copy.
    return new Uint8Array(digest.buffer, digest.byteOffset, digest.length);
  };
}
