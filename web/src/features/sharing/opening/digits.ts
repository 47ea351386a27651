/** Keeps the digits of a typed or pasted text, those of Arabic keyboards too. Pure. */

const ARABIC_ZERO = 0x660;
const PERSIAN_ZERO = 0x6f0;

/** The first `most` digits of a text, as ASCII. */
export const digitsOf = (text: string, most: number): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - PERSIAN_ZERO))
    .replace(/\D/g, "")
    .slice(0, most);
