/** Checks ES256 signatures (RFC 7518, section 3.4) in low-s form only, so that a credential has one spelling. */
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { refuse } from "../refusal.ts";
import type { P256Jwk } from "./jwk.ts";
import { nodeCrypto } from "./node-crypto.ts";

export type SignedBytes = { key: P256Jwk; bytes: Uint8Array<ArrayBuffer>; signature: Uint8Array<ArrayBuffer> };

const SIGNATURE_BYTES = 64;
/** Half of the order of P-256, rounded down: the greatest s that is accepted. */
const HALF_ORDER = hexToBytes("7fffffff800000007fffffffffffffffde737d56d38bcf4279dce5617e3192a8");
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const ES256 = { name: "ECDSA", hash: "SHA-256" };

type CheckOne = (signed: Pick<SignedBytes, "bytes" | "signature">) => boolean | Promise<boolean>;

const KEPT_KEYS = 64;
const importedKeys = new Map<string, Promise<CheckOne>>();

/** Refuses with `signature_high_s`, `signature_invalid` or, for a point that is not on the curve, `key_malformed`. */
export async function checkSignature({ key, bytes, signature }: SignedBytes): Promise<void> {
  if (signature.length !== SIGNATURE_BYTES) refuse("signature_invalid", "The signature has the wrong length.");
  if (isGreater(signature.subarray(32), HALF_ORDER)) refuse("signature_high_s");
  const isSignedBy = await importOnce(key).catch(() => refuse("key_malformed", "The key is not a point of P-256."));
  if (!(await isSignedBy({ bytes, signature }))) refuse("signature_invalid");
}

/** Imports each key once, because a university signs many diplomas with it. */
function importOnce(key: P256Jwk): Promise<CheckOne> {
  const name = `${key.x}.${key.y}`;
  const known = importedKeys.get(name);
  if (known !== undefined) return known;
  const imported = nodeCrypto ? importInNode(nodeCrypto, key) : importInBrowser(key);
  if (importedKeys.size >= KEPT_KEYS) importedKeys.clear();
  importedKeys.set(name, imported);
  return imported;
}

async function importInNode(node: NonNullable<typeof nodeCrypto>, jwk: P256Jwk): Promise<CheckOne> {
  const key = { key: node.createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" } as const;
  return ({ bytes, signature }) => node.verify("sha256", bytes, key, signature);
}

async function importInBrowser(jwk: P256Jwk): Promise<CheckOne> {
  const key = await crypto.subtle.importKey("jwk", jwk, { name: "ECDSA", namedCurve: "P-256" }, false, ["verify"]);
  return ({ bytes, signature }) => crypto.subtle.verify(ES256, key, signature, bytes);
}

/** The low-s form of a signature that any signer has made. */
export function lowS(signature: Uint8Array): Uint8Array {
  if (!isGreater(signature.subarray(32), HALF_ORDER)) return signature;
  const s = ORDER - BigInt(`0x${bytesToHex(signature.subarray(32))}`);
  return Uint8Array.from([...signature.subarray(0, 32), ...hexToBytes(s.toString(16).padStart(64, "0"))]);
}

/** Compares two numbers of the same length in bytes, most significant byte first. */
function isGreater(one: Uint8Array, other: Uint8Array): boolean {
  const at = one.findIndex((byte, place) => byte !== other[place]);
  return at >= 0 && one[at]! > other[at]!;
}
