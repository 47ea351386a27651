/** Reads disclosures (RFC 9901, section 4.2). Each is one flat, salted claim whose digest is signed. */
import { sha256 } from "@noble/hashes/sha2.js";
import { fromBase64url, toBase64url } from "./base64url.ts";
import { refuse } from "./refusal.ts";
import type { Claims } from "./result.ts";
import { isText } from "./shape.ts";
import { parseStrictJson } from "./strict-json.ts";

const UTF8 = new TextEncoder();
export const DISCLOSURE_LIMITS = { size: 32_768, depth: 4, members: 64 };
const SALT_BYTES = 16;
const LONGEST_NAME = 64;

/** Members that are signed in the clear, and names that JWT and SD-JWT VC reserve. No claim may have these names. */
const RESERVED = ["iss", "vct", "iat", "jti", "status", "sub", "aud", "nbf", "exp", "cnf", "vct#integrity", "..."];

/** Whether a claim may have this name: not reserved, not starting with an underscore, without control characters. */
export function isClaimName(name: unknown): name is string {
  return isText(name, LONGEST_NAME) && !RESERVED.includes(name) && !name.startsWith("_") && !/\p{Cc}/u.test(name);
}

/** SHA-256 of the disclosure's text, in base64url. */
export function disclosureDigest(disclosure: string): string {
  return toBase64url(sha256(UTF8.encode(disclosure)));
}

/** The claims that the disclosures contain; refuses with a `disclosure_…` code. */
export function readDisclosures(disclosures: readonly string[], digests: readonly string[]): Claims {
  if (new Set(disclosures).size !== disclosures.length) refuse("disclosure_repeated");
  const signed = new Set(digests);
  const claims = new Map<string, string | number>();
  for (const disclosure of disclosures) {
    const bytes = fromBase64url(disclosure) ?? refuse("disclosure_encoding");
    if (!signed.has(disclosureDigest(disclosure))) refuse("disclosure_unreferenced");
    const { name, value } = readClaim(bytes);
    if (claims.has(name)) refuse("disclosure_shadowing", `Two disclosures have the name ${name}.`);
    claims.set(name, value);
  }
  return Object.fromEntries(claims);
}

function readClaim(bytes: Uint8Array): { name: string; value: string | number } {
  const [salt, name, value] = readTriple(bytes);
  if (typeof salt !== "string" || typeof name !== "string") refuse("disclosure_malformed");
  if ((fromBase64url(salt)?.length ?? 0) < SALT_BYTES) refuse("disclosure_weak_salt");
  if (!isClaimName(name)) refuse("disclosure_shadowing", `A disclosure has a name that is refused: ${name}.`);
  if (typeof value === "string" || (typeof value === "number" && Number.isFinite(value))) return { name, value };
  return refuse(hidesDisclosures(value) ? "disclosure_nested" : "disclosure_malformed");
}

function readTriple(bytes: Uint8Array): unknown[] {
  const json = parseStrictJson(bytes, DISCLOSURE_LIMITS);
  if (!json.ok) refuse(json.why === "duplicate" ? "credential_duplicate_member" : "disclosure_malformed", json.detail);
  if (!Array.isArray(json.value) || json.value.length !== 3) refuse("disclosure_malformed");
  return json.value;
}

function hidesDisclosures(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([name, inner]) => name === "_sd" || name === "..." || hidesDisclosures(inner));
}
