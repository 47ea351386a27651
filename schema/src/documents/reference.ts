/** The printed reference of a document, and its end, by which people confirm which document they mean. Pure. */
import { plainBase32 } from "@ijaza/verifier/typed/code";

export { formatReference, parseReference } from "@ijaza/verifier/typed/reference";

/** Crockford's base32 (no I, L, O, U), lower case: the alphabet of ids. */
export const ID_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** How many characters of a reference are typed to confirm that this document is meant. */
const CONFIRMING = 6;

/** The end of a reference as it is printed, to be typed before its document is erased or revoked. */
export const endOfReference = (id: string): string => id.slice(-CONFIRMING).toUpperCase();

/** Whether this is the end of the reference. */
export const isEndOfReference = (text: string, id: string): boolean => plainBase32(text) === id.slice(-CONFIRMING);
