/** Recognises a badge of Ijaza by any sign that an edit may have left. It is cheap enough to run on every file. */
import { findUnknown, isObject, type Members } from "../credential/shape.ts";
import { parseStrictJson } from "../credential/strict-json.ts";

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

/** What a presentation may have (VC Data Model 2.0, section 4.13): any other member would say something beside its badge. */
const OF_PRESENTATIONS = ["@context", "id", "type", "verifiableCredential", "holder", "proof"];

/**
 * The badge in a wallet's presentation, as the file that it was; null for any other file, and for a badge that calls itself a
 * presentation as well. Empty for a presentation that holds or says anything else: of that a verdict would be silent. Members
 * that stand twice are refused here already, as they are in a badge.
 */
export function badgeIn(bytes: Uint8Array): Uint8Array | null {
  const value = readObject(bytes);
  if (!value || ![value.type].flat().includes("VerifiablePresentation") || isOfOurKind(value)) return null;
  const isAmbiguous = !parseStrictJson(bytes, { size: LARGEST, depth: 32, members: 5000 }).ok;
  const [badge, ...more] = [value.verifiableCredential].flat();
  const isAlone = more.length === 0 && findUnknown(value, OF_PRESENTATIONS) === undefined;
  const isBadge = !isAmbiguous && isAlone && isObject(badge) && isOfOurKind(badge);
  return new TextEncoder().encode(isBadge ? JSON.stringify(badge) : "");
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
