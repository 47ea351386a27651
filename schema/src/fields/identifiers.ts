/** Numbers that name a person or a document: those that look alike are one number, wherever they are written. Pure. */
import { toAsciiSigns } from "./digits.ts";
import { plainName } from "./names.ts";

/** The stored form of a number: single plain spaces, ASCII digits, and the hyphen of the keyboard for every dash. */
export const plainIdentifier = (text: string): string => toAsciiSigns(plainName(text));
