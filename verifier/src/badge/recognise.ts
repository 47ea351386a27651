/** Recognises a badge of Ijaza by any sign that an edit may have left. It is cheap enough to run on every file. */
import { isObject, type Members } from "../shape.ts";

const ISSUER = /^did:web:[^:]+(?::[^:]+)*:issuers:[^:]+$/;
const FILE = /^https?:\/\/[^/]+\/api\/(?:diploma|certificate)\/file\/[^/]+\?format=openbadge$/;
const LARGEST = 262_144;
const BRACE = 0x7b;
const BLANKS = [0x20, 0x09, 0x0a, 0x0d];

/** Whether the bytes are to be verified as a badge: JSON whose issuer or address has the form that our badges have. */
export function looksLikeBadge(bytes: Uint8Array): boolean {
  if (bytes.length > LARGEST || bytes.find((byte) => !BLANKS.includes(byte)) !== BRACE) return false;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isObject(value) && isOfOurKind(value);
  } catch {
    return false;
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
