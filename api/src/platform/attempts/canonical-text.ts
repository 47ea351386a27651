/** The text by which a guess is counted: all spellings that can name one account become one text. */

/** Made only by `canonicalText`, so that no other text is counted as one. */
export type CanonicalText = string & { readonly is: "canonical text" };

const DIGIT = /\p{Nd}/gu;
const IS_DIGIT = /^\p{Nd}$/u;
const SPACES = /\p{Zs}+/gu;
const DOT_ABOVE = /\u0307/g;

/**
 * Without case, compatibility forms (Unicode NFKC), scripts of digits and repeated spaces. It must unify at least the
 * spellings that the look-ups of accounts unify, because otherwise two spellings would have a budget each.
 */
export function canonicalText(typed: string): CanonicalText {
  const folded = foldCase(typed.normalize("NFKC")).normalize("NFKC");
  return folded.replace(DIGIT, asciiDigit).replace(SPACES, " ").trim() as CanonicalText;
}

/** Through capitals, which have no final sigma, but small letters first, because a capital ẞ is its own capital. */
function foldCase(text: string): string {
  const folded = text.toLowerCase().toUpperCase().toLowerCase();
  // The combining dot that is left of a Turkish capital İ.
  return folded.replace(DOT_ABOVE, "");
}

/** Decimal digits are encoded in runs of ten from their zero (Unicode, section 4.6), sometimes adjacent ones. */
function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (IS_DIGIT.test(String.fromCodePoint(point - before - 1))) before += 1;
  return String(before % 10);
}
