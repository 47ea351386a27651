/** Keeps the digits of a typed or pasted text, those of Arabic keyboards too. Pure. */
import { toAsciiDigits } from "@ijaza/schema/fields/digits";

/** The first `most` digits of a text, as ASCII. */
export const digitsOf = (text: string, most: number): string => toAsciiDigits(text).replace(/\D/g, "").slice(0, most);
