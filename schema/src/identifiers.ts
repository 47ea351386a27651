/** Numbers that name a person or a document: those that look alike are one number, wherever they are written. Pure. */
import { toAsciiDigits } from "./digits.ts";
import { plainName } from "./names.ts";

/** Hyphens, dashes and minus signs, which fonts draw alike and word processors put in for one another. */
const DASHES = /[\u02d7\u2010-\u2015\u2043\u2212\ufe58\ufe63]/g;
/** Letters and signs as wide as ideographs; their ASCII stands a fixed distance before them. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const TO_ASCII = 0xfee0;

/** The stored form of a number: single plain spaces, ASCII digits, and the hyphen of the keyboard for every dash. */
export const plainIdentifier = (text: string): string =>
  toAsciiDigits(plainName(text))
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - TO_ASCII))
    .replace(DASHES, "-");
