/** The printed reference of a document: its id in groups that are easy to copy by hand. Pure. */
import { plainBase32 } from "./code.ts";
import { toAsciiDigits } from "./digits.ts";
import { withoutMarks } from "./marks.ts";

/** 26 characters of Crockford's base32. */
const ID = /^[0-9a-hjkmnp-tv-z]{26}$/;
/** A reference among words: five groups of five and one character, or all in one piece. */
const AMONG_WORDS =
  /(?<![\p{L}\p{N}])(?:(?:[0-9a-z]{5}[\s\p{Pd}\p{Pc}−.·/]{1,3}){5}[0-9a-z]|[0-9a-z]{26})(?![\p{L}\p{N}])/giu;

/** `k7qf2…` as `K7QF2-…`, in groups of five. */
export function formatReference(id: string): string {
  return (id.toUpperCase().match(/.{1,5}/g) ?? []).join("-");
}

/** The id that a text which is a reference means, or null. */
export function parseReference(text: string): string | null {
  const plain = plainBase32(text);
  return ID.test(plain) ? plain : null;
}

/** The id of the only reference in a text; null where there is none, or several that differ. */
export function findReference(text: string): string | null {
  const whole = parseReference(text);
  if (whole) return whole;
  const plain = toAsciiDigits(withoutMarks(text).normalize("NFKC"));
  const found = new Set((plain.match(AMONG_WORDS) ?? []).map(parseReference).filter((id) => id !== null));
  const [id = null] = found;
  return found.size > 1 ? null : id;
}
