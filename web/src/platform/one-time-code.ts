/** The written form of an authenticator app's code: six digits, grouped as in the app. Pure. */
import { digitsIn } from "@ijaza/verifier/typed/digits";

const LENGTH = 6;

/** Formats what was typed or pasted, in two groups of three. */
export const spellOneTimeCode = (typed: string): string =>
  digitsIn(typed)
    .slice(0, LENGTH)
    .replace(/^(\d{3})(?=\d)/, "$1 ");

export const isOneTimeCode = (code: string): boolean => digitsIn(code).length === LENGTH;
