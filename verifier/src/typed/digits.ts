/** Digits as people type them on any keyboard. Pure. */

const OTHER_DIGIT = /(?!\d)\p{Nd}/gu;
const IS_DIGIT = /^\p{Nd}$/u;

/** Decimal digits are encoded in runs of ten from their zero (Unicode, section 4.6), sometimes adjacent ones. */
function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (IS_DIGIT.test(String.fromCodePoint(point - before - 1))) before += 1;
  return String(before % 10);
}

/** Digits of any script, and the Arabic decimal separator between them, as ASCII. */
export const toAsciiDigits = (text: string): string => text.replace(OTHER_DIGIT, asciiDigit).replace(/٫/g, ".");

/** The digits of a text alone, as ASCII. */
export const digitsIn = (text: string): string => toAsciiDigits(text).replace(/\D/g, "");
