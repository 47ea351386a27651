/** The written form of an authenticator app's code: six digits, grouped as in the app. Pure. */
import { toAsciiDigits } from "@ijaza/schema/digits";

const LENGTH = 6;

const digitsOf = (text: string) => toAsciiDigits(text).replace(/\D/g, "");

/** Formats what was typed or pasted, in two groups of three. */
export const spellOneTimeCode = (typed: string): string =>
  digitsOf(typed)
    .slice(0, LENGTH)
    .replace(/^(\d{3})(?=\d)/, "$1 ");

export const isOneTimeCode = (code: string): boolean => digitsOf(code).length === LENGTH;
