/** The text by which a guess is counted: all spellings that can name one account become one text. */
import { toAsciiDigits } from "@ijaza/schema/fields/digits";

/** Made only by `canonicalText`, so that no other text is counted as one. */
export type CanonicalText = string & { readonly is: "canonical text" };

const SPACES = /\p{Zs}+/gu;
const DOT_ABOVE = /\u0307/g;

/**
 * Without case, compatibility forms (Unicode NFKC), scripts of digits and repeated spaces. It must unify at least the
 * spellings that the look-ups of accounts unify, because otherwise two spellings would have a budget each.
 */
export function canonicalText(typed: string): CanonicalText {
  const folded = foldCase(typed.normalize("NFKC")).normalize("NFKC");
  return toAsciiDigits(folded).replace(SPACES, " ").trim() as CanonicalText;
}

/** Through capitals, which have no final sigma, but small letters first, because a capital ẞ is its own capital. */
function foldCase(text: string): string {
  const folded = text.toLowerCase().toUpperCase().toLowerCase();
  // The combining dot that is left of a Turkish capital İ.
  return folded.replace(DOT_ABOVE, "");
}
