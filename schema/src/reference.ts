/** The printed reference of a document: its id in groups that are easy to copy by hand. */

/** Crockford's base32 (no I, L, O, U), lower case: the alphabet of ids. */
export const ID_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** `k7qf2…` as `K7QF-2…`, in groups of four or five. */
export function formatReference(id: string): string {
  return (id.toUpperCase().match(/.{1,5}/g) ?? []).join("-");
}

/** The id that a person meant, or null: dashes, spaces and case do not matter, O is 0, I and L are 1. */
export function parseReference(text: string): string | null {
  const plain = text
    .toLowerCase()
    .replace(/[\s–-]/g, "")
    .replace(/o/g, "0")
    .replace(/[il]/g, "1");
  return /^[0-9a-hjkmnp-tv-z]{26}$/.test(plain) ? plain : null;
}
