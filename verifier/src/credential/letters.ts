/**
 * Letters of a text that nobody can see, or that change how others are read. A test holds the rules of cells and forms,
 * which know nothing of the verifier, to this list. Pure.
 */

/**
 * Invisible: what Unicode calls default-ignorable (joiners, zero-width spaces, soft hyphens, fillers, variation selectors,
 * tags), other format characters, controls, separators of lines, and the blank Braille pattern. Spaces that French prints
 * before its signs (U+00A0, U+202F) are none of them, nor are Arabic vowel marks and the tatweel.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Zl}\p{Zp}\u2800]/u;
const ALL_INVISIBLE = new RegExp(INVISIBLE, "gu");
/** Arabic signs that are visible although Unicode classifies them as format characters. */
const DRAWN_FORMATS = /[\u0600-\u0605\u06dd\u0890\u0891\u08e2]/gu;
/** A joiner or non-joiner between two Arabic letters changes their shapes; Persian names contain it. */
const ARABIC_JOINER = /((?=\p{L})\p{Script=Arabic}\p{M}*)[\u200c\u200d](?=\p{L})(?=\p{Script=Arabic})/gu;
/** Marks, embeddings, overrides and isolates of the writing direction (Unicode UAX 9, section 2). */
const DIRECTION_CONTROL = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** Half of a pair, which is no letter at all. */
const LONE_SURROGATE = /\p{Surrogate}/u;

export type LetterFault = "surrogate" | "direction" | "invisible";

/** Why a text cannot be read as it is written, or null. */
export function findLetterFault(text: string): LetterFault | null {
  if (LONE_SURROGATE.test(text)) return "surrogate";
  if (DIRECTION_CONTROL.test(text)) return "direction";
  return hasInvisibleLetter(text) ? "invisible" : null;
}

/** Whether a text has invisible letters, other than single joiners between two Arabic letters. */
function hasInvisibleLetter(text: string): boolean {
  return INVISIBLE.test(text) && INVISIBLE.test(text.replace(ARABIC_JOINER, "$1").replace(DRAWN_FORMATS, ""));
}

/** The text without all that is invisible, in lower case: two names that look alike have the same. */
export const foldedName = (name: string): string => name.normalize("NFKC").replace(ALL_INVISIBLE, "").toLowerCase();
