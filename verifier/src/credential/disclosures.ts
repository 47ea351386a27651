/** Reads disclosures (RFC 9901, section 4.2). Each is one flat, salted claim whose digest is signed. */
import { sha256 } from "@noble/hashes/sha2.js";
import { CODES } from "../codes/codes.ts";
import { refuse } from "../refusal.ts";
import type { Claims } from "../result.ts";
import { fromBase64url, toBase64url } from "./base64url.ts";
import { faultOfClaim } from "./claim-rules.ts";
import { isExactNumeral } from "./exact-numbers.ts";
import { parseStrictJson } from "./strict-json.ts";

const UTF8 = new TextEncoder();
const UTF8_READER = new TextDecoder();
export const DISCLOSURE_LIMITS = { size: 32_768, depth: 4, members: 64 };
const SALT_BYTES = 16;

/** SHA-256 of the disclosure's text, in base64url. */
export function disclosureDigest(disclosure: string): string {
  return toBase64url(sha256(UTF8.encode(disclosure)));
}

type Signed = { type: string; digests: readonly string[] };

/** The claims that the disclosures contain; refuses with a `disclosure_…` or `claim_…` code. */
export function readDisclosures(disclosures: readonly string[], { type, digests }: Signed): Claims {
  if (new Set(disclosures).size !== disclosures.length) refuse("disclosure_repeated");
  const signed = new Set(digests);
  const claims = new Map<string, string | number>();
  for (const disclosure of disclosures) {
    const bytes = fromBase64url(disclosure) ?? refuse("disclosure_encoding");
    if (!signed.has(disclosureDigest(disclosure))) refuse("disclosure_unreferenced");
    const { name, value } = readClaim(bytes, type);
    if (claims.has(name)) refuse("disclosure_shadowing", `Two disclosures have the name ${name}.`);
    claims.set(name, value);
  }
  return Object.fromEntries(claims);
}

function readClaim(bytes: Uint8Array, type: string): { name: string; value: string | number } {
  const [salt, name, value] = readTriple(bytes);
  if (typeof salt !== "string" || typeof name !== "string") refuse("disclosure_malformed");
  if ((fromBase64url(salt)?.length ?? 0) < SALT_BYTES) refuse("disclosure_weak_salt");
  if (typeof value !== "string" && !(typeof value === "number" && Number.isFinite(value)))
    refuse(hidesDisclosures(value) ? "disclosure_nested" : "disclosure_malformed");
  const fault = faultOfClaim(type, { name, value }) ?? (isAsWritten(bytes, value) ? null : "claim_number_unsafe");
  if (fault) refuse(fault, `${CODES[fault].meaning} The claim: ${name.replace(/[^!-~]/gu, "?")}.`);
  return { name, value };
}

/** Whether a number stands in the text as it is held. The value is the last member of a flat list. */
function isAsWritten(bytes: Uint8Array, value: string | number): boolean {
  if (typeof value === "string") return true;
  const text = UTF8_READER.decode(bytes);
  return isExactNumeral(text.slice(text.lastIndexOf(",") + 1, text.lastIndexOf("]")).trim());
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
