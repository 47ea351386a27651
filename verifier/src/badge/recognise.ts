/** Recognises a badge of Ijaza by any sign that an edit may have left. It is cheap enough to run on every file. */
import { isObject, type Members } from "../shape.ts";
import { parseStrictJson } from "../strict-json.ts";

const ISSUER = /^did:web:[^:]+(?::[^:]+)*:issuers:[^:]+$/;
const FILE = /^https?:\/\/[^/]+\/api\/(?:diploma|certificate)\/file\/[^/]+\?format=openbadge$/;
const LARGEST = 262_144;
const BRACE = 0x7b;
const BLANKS = [0x20, 0x09, 0x0a, 0x0d];

/** Whether the bytes are to be verified as a badge: JSON whose issuer or address has the form that our badges have. */
export function looksLikeBadge(bytes: Uint8Array): boolean {
  const value = readObject(bytes);
  return value !== null && isOfOurKind(value);
}

/**
 * The badges in a wallet's presentation, each as the file that it was; null for any other file. Members that stand twice are
 * refused here already, as they are in a badge.
 */
export function credentialsIn(bytes: Uint8Array): Uint8Array[] | null {
  const { type } = readObject(bytes) ?? {};
  if (![type].flat().includes("VerifiablePresentation")) return null;
  const json = parseStrictJson(bytes, { size: LARGEST, depth: 32, members: 5000 });
  const held = json.ok && isObject(json.value) ? [json.value.verifiableCredential].flat() : [];
  return held
    .filter(isObject)
    .filter(isOfOurKind)
    .map((badge) => new TextEncoder().encode(JSON.stringify(badge)));
}

function readObject(bytes: Uint8Array): Members | null {
  if (bytes.length > LARGEST || bytes.find((byte) => !BLANKS.includes(byte)) !== BRACE) return null;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

export function isOfOurKind(value: Members): boolean {
  if (typeof value.format === "string") return false;
  const issuer = isObject(value.issuer) ? value.issuer.id : value.issuer;
  return matches(issuer, ISSUER) || matches(value.id, FILE);
}

function matches(value: unknown, pattern: RegExp): boolean {
  return typeof value === "string" && pattern.test(value);
}
