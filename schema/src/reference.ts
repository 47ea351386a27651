/** The printed reference of a document: its id in groups that are easy to copy by hand. */

import { toAsciiDigits } from "./digits.ts";

/** Crockford's base32 (no I, L, O, U), lower case: the alphabet of ids. */
export const ID_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** `k7qf2…` as `K7QF-2…`, in groups of four or five. */
export function formatReference(id: string): string {
  return (id.toUpperCase().match(/.{1,5}/g) ?? []).join("-");
}

/** As ids are written: dashes, spaces and case do not matter, O is 0, I and L are 1. */
const plainOf = (text: string): string =>
  toAsciiDigits(text)
    .toLowerCase()
    .replace(/[\s–-]/g, "")
    .replace(/o/g, "0")
    .replace(/[il]/g, "1");

/** The id that a person meant, or null. */
export function parseReference(text: string): string | null {
  const plain = plainOf(text);
  return /^[0-9a-hjkmnp-tv-z]{26}$/.test(plain) ? plain : null;
}

/** The id in a text that is a reference or the address of a document's page, whole or in part; or null. */
export const referenceIn = (text: string): string | null =>
  [text, ...text.split(/[/?#]/)].map(parseReference).find((id) => id !== null) ?? null;

/** How many characters of a reference are typed to confirm that this document is meant. */
const CONFIRMING = 6;

/** The end of a reference as it is printed, to be typed before its document is erased or revoked. */
export const endOfReference = (id: string): string => id.slice(-CONFIRMING).toUpperCase();

/** Whether this is the end of the reference. */
export const isEndOfReference = (text: string, id: string): boolean => plainOf(text) === id.slice(-CONFIRMING);
