/** Checks ES256 signatures (RFC 7518, section 3.4) in low-s form only, so that a credential has one spelling. */
import { hexToBytes } from "@noble/hashes/utils.js";
import type { P256Jwk } from "./jwk.ts";
import { refuse } from "./refusal.ts";

export type SignedBytes = { key: P256Jwk; bytes: Uint8Array<ArrayBuffer>; signature: Uint8Array<ArrayBuffer> };

const SIGNATURE_BYTES = 64;
/** Half of the order of P-256, rounded down: the greatest s that is accepted. */
const HALF_ORDER = hexToBytes("7fffffff800000007fffffffffffffffde737d56d38bcf4279dce5617e3192a8");
const ES256 = { name: "ECDSA", hash: "SHA-256" };

const KEPT_KEYS = 64;
const importedKeys = new Map<string, Promise<CryptoKey>>();

/** Refuses with `signature_high_s`, `signature_invalid` or, for a point that is not on the curve, `key_malformed`. */
export async function checkSignature({ key, bytes, signature }: SignedBytes): Promise<void> {
  if (signature.length !== SIGNATURE_BYTES) refuse("signature_invalid", "The signature has the wrong length.");
  if (isGreater(signature.subarray(32), HALF_ORDER)) refuse("signature_high_s");
  const imported = await importKey(key).catch(() => refuse("key_malformed", "The key is not a point of P-256."));
  if (!(await crypto.subtle.verify(ES256, imported, signature, bytes))) refuse("signature_invalid");
}

/** Imports each key once, because a university signs many diplomas with it. */
function importKey(key: P256Jwk): Promise<CryptoKey> {
  const name = `${key.x}.${key.y}`;
  const known = importedKeys.get(name);
  if (known !== undefined) return known;
  const imported = crypto.subtle.importKey("jwk", key, { name: "ECDSA", namedCurve: "P-256" }, false, ["verify"]);
  if (importedKeys.size >= KEPT_KEYS) importedKeys.clear();
  importedKeys.set(name, imported);
  return imported;
}

/** Compares two numbers of the same length in bytes, most significant byte first. */
function isGreater(one: Uint8Array, other: Uint8Array): boolean {
  const at = one.findIndex((byte, place) => byte !== other[place]);
  return at >= 0 && one[at]! > other[at]!;
}
