/**
 * What a name may be made of, so that it can be seen and means what it shows (Unicode UAX 44, RFC 5892 appendix A.1). One
 * rule for people, accounts, universities and mailboxes, the same in the page and on the server. Pure.
 */
import { plainSpaces } from "./choices.ts";
import type { FieldErrorCode } from "./errors.ts";

const LETTER = /\p{L}/u;
/** Drawn as nothing: joiners, zero-width spaces, fillers, variation selectors; the blank pattern of Braille is no space. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;
/** Signs of Arabic texts that are drawn, although Unicode counts them as formats. */
const DRAWN_FORMATS = /[\u0600-\u0605\u06dd\u0890\u0891\u08e2]/gu;
/** A non-joiner between two Arabic letters changes their shapes, and Persian names are written with it. */
const ARABIC_NON_JOINER = /((?=\p{L})\p{Script=Arabic}\p{M}*)\u200c(?=\p{L})(?=\p{Script=Arabic})/gu;
/** More would cover the line above. Arabic needs three on a letter, the Latin script two. */
const TOO_MANY_MARKS = /\p{M}{5}/u;
const MAILBOX = /^[^\s@<>(),;:"[\]\\]{1,64}@[^\s@<>(),;:"[\]\\.]+(\.[^\s@<>(),;:"[\]\\.]+)+$/;
const LONGEST_MAILBOX = 254;

/** A name as it is kept: composed (NFC), its spaces plain, one at a time and none around it. */
export const plainName = (text: string): string => plainSpaces(text).replace(/ +/g, " ");

/** Why a text cannot be printed for what it is, or null. Non-joiners between Arabic letters may stand in it. */
export function faultOfText(text: string): FieldErrorCode | null {
  if (INVISIBLE.test(text.replace(ARABIC_NON_JOINER, "$1").replace(DRAWN_FORMATS, ""))) return "invisible_character";
  return TOO_MANY_MARKS.test(text.normalize("NFC")) ? "too_many_marks" : null;
}

/** Why a text that is not empty cannot be a name, or null. */
export const faultOfName = (text: string): FieldErrorCode | null =>
  faultOfText(text) ?? (LETTER.test(text) ? null : "no_letter");

/** Why a text cannot be a number that records are looked up by, or null: nothing unseen at all may stand in it. */
export const faultOfIdentifier = (text: string): FieldErrorCode | null =>
  INVISIBLE.test(text) ? "invisible_character" : faultOfText(text);

/** Why a text cannot be an e-mail address, or null. One that looks like another (NFKC) or hides something is none. */
export function faultOfEmail(text: string): FieldErrorCode | null {
  if (INVISIBLE.test(text)) return "invisible_character";
  const fits = text.length <= LONGEST_MAILBOX && MAILBOX.test(text) && text === text.normalize("NFKC");
  return fits ? null : "not_an_email";
}
