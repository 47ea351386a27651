/** Digits as any keyboard of the network's countries writes them. Pure. */

const ARABIC_ZERO = 0x660;
const PERSIAN_ZERO = 0x6f0;

/** Arabic-Indic and Persian digits and the decimal separator between them as ASCII. */
export const toAsciiDigits = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - PERSIAN_ZERO))
    .replace(/٫/g, ".");
