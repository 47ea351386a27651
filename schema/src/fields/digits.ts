/** Digits and the signs between them, as any keyboard, font or word processor writes them. Pure. */
import { toAsciiDigits } from "@ijaza/verifier/typed/digits";

export { toAsciiDigits };

/** Hyphens, dashes and minus signs, which are drawn alike and put in for one another. */
const DASHES = /[\p{Pd}\u02d7\u2043\u2212]/gu;
/** Letters and signs as wide as ideographs; their ASCII stands a fixed distance before them. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const TO_ASCII = 0xfee0;

/** The digits as ASCII, and with them wide signs and every kind of dash. */
export const toAsciiSigns = (text: string): string =>
  toAsciiDigits(text)
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - TO_ASCII))
    .replace(DASHES, "-");
