/** Codes that people type: of an authenticator app, a share, a first sign-in, a recovery, a document. Pure. */
import { toAsciiDigits } from "./digits.ts";

const NO_LETTER = /[^a-z0-9]/g;

/**
 * The letters and digits of a code, in lower case: blanks, dashes of any kind, unseen marks and the full stop of a sentence do
 * not belong to it; digits of any script and full-width letters do.
 */
export const plainCode = (text: string): string =>
  toAsciiDigits(text.normalize("NFKC")).toLowerCase().replace(NO_LETTER, "");

/** As Crockford's base32 reads what is easily mistaken: O is 0, I and L are 1. */
export const plainBase32 = (text: string): string => plainCode(text).replace(/o/g, "0").replace(/[il]/g, "1");
