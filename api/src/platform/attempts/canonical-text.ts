/** Under which text a guess is counted: all spellings by which one account can be named are one text. */

/** Made by `canonicalText` alone: no other text can be counted as one. */
export type CanonicalText = string & { readonly is: "canonical text" };

const DIGIT = /\p{Nd}/gu;
const IS_DIGIT = /^\p{Nd}$/u;
const SPACES = /\p{Zs}+/gu;
const DOT_ABOVE = /\u0307/g;

/**
 * Without case, compatibility forms (Unicode NFKC), scripts of digits and runs of spaces. It folds more than the look-ups of accounts
 * do, never less: else two spellings would have a budget each.
 */
export function canonicalText(typed: string): CanonicalText {
  const folded = foldCase(typed.normalize("NFKC")).normalize("NFKC");
  return folded.replace(DIGIT, asciiDigit).replace(SPACES, " ").trim() as CanonicalText;
}

/** By way of capitals, which have no final sigma, and of small letters before, since a capital ẞ is its own capital. */
function foldCase(text: string): string {
  const folded = text.toLowerCase().toUpperCase().toLowerCase();
  // What is left of a Turkish capital I.
  return folded.replace(DOT_ABOVE, "");
}

/** Decimal digits stand in runs of ten from their zero (Unicode, section 4.6), at times several runs in a row. */
function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (IS_DIGIT.test(String.fromCodePoint(point - before - 1))) before += 1;
  return String(before % 10);
}
