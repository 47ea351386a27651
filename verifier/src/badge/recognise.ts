/** Tells a badge of ours from everything else, by any of what an edit may have left; light, so that it can be asked of every file. */
import { isObject, type Members } from "../shape.ts";

const ISSUER = /^did:web:[^:]+(?::[^:]+)*:issuers:[^:]+$/;
const FILE = /^https?:\/\/[^/]+\/api\/(?:diploma|certificate)\/file\/[^/]+\?format=openbadge$/;
const LARGEST = 262_144;
const BRACE = 0x7b;
const BLANKS = [0x20, 0x09, 0x0a, 0x0d];

/** Whether these bytes are to be judged as a badge: JSON that names an issuer, an address or an original as ours do. */
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
