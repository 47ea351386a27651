/** Reads the P-256 public key of a credential and computes its RFC 7638 thumbprint. */
import { sha256 } from "@noble/hashes/sha2.js";
import { refuse } from "../refusal.ts";
import { fromBase64url } from "./base64url.ts";
import { findUnknown, isObject } from "./shape.ts";

export type P256Jwk = { kty: "EC"; crv: "P-256"; x: string; y: string };

const COORDINATE_BYTES = 32;

/** Accepts exactly kty, crv, x and y; refuses anything else with `key_malformed`. */
export function readP256Jwk(value: unknown): P256Jwk {
  if (!isObject(value) || value.kty !== "EC" || value.crv !== "P-256") refuse("key_malformed");
  const unknown = findUnknown(value, ["kty", "crv", "x", "y"]);
  if (unknown !== undefined) refuse("key_malformed", `The key has a member that is refused: ${unknown}.`);
  return { kty: "EC", crv: "P-256", x: readCoordinate(value.x), y: readCoordinate(value.y) };
}

/** SHA-256 of the key's canonical JSON (RFC 7638, section 3), 32 bytes. */
export function jwkThumbprint({ crv, kty, x, y }: P256Jwk): Uint8Array {
  return sha256(new TextEncoder().encode(JSON.stringify({ crv, kty, x, y })));
}

function readCoordinate(value: unknown): string {
  if (typeof value !== "string" || fromBase64url(value)?.length !== COORDINATE_BYTES) refuse("key_malformed");
  return value;
}
