/**
 * Rules for the characters of a name, so that it is visible and unambiguous (Unicode UAX 44, RFC 5892 appendix A.1).
 * They apply to people, accounts, universities and mailboxes, in the page and on the server. Pure.
 */
import type { FieldErrorCode } from "../errors/errors.ts";
import { plainSpaces } from "./plain-spaces.ts";

const LETTER = /\p{L}/u;
/** A letter of another script. The tatweel belongs to several scripts, so the extensions decide. */
const OTHER_SCRIPT = /(?=\p{L})\P{Script_Extensions=Arabic}/u;
/**
 * Invisible characters: joiners, zero-width spaces, fillers, variation selectors, separators of lines, and the blank
 * Braille pattern. A test holds it to the verifier's list.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Zl}\p{Zp}\u2800]/u;
/** Arabic signs that are visible although Unicode classifies them as format characters. */
const DRAWN_FORMATS = /[\u0600-\u0605\u06dd\u0890\u0891\u08e2]/gu;
/** A non-joiner between two Arabic letters changes their shapes; Persian names contain it. */
const ARABIC_NON_JOINER = /((?=\p{L})\p{Script=Arabic}\p{M}*)\u200c(?=\p{L})(?=\p{Script=Arabic})/gu;
/** So many marks would cover the line above. Arabic needs three on a letter, the Latin script two. */
const TOO_MANY_MARKS = /\p{M}{5}/u;
const MAILBOX = /^[^\s@<>(),;:"[\]\\]{1,64}@[\p{L}\p{M}\p{N}_-]+(\.[\p{L}\p{M}\p{N}_-]+)+$/u;
const LONGEST_MAILBOX = 254;
/** What stands between the dots and marks of an address. */
const SEPARATORS = /[@.\-_+]/;
const LATIN = /(?=\p{L})\p{Script_Extensions=Latin}/u;
/** Scripts with letters that look like Latin ones, or like one another. */
const CYRILLIC = /(?=\p{L})\p{Script_Extensions=Cyrillic}/u;
const GREEK = /(?=\p{L})\p{Script_Extensions=Greek}/u;
const ARMENIAN = /(?=\p{L})\p{Script_Extensions=Armenian}/u;
const CHEROKEE = /(?=\p{L})\p{Script_Extensions=Cherokee}/u;
const ALIKE = [LATIN, CYRILLIC, GREEK, ARMENIAN, CHEROKEE];
/** Cyrillic and Greek letters that are drawn like small Latin ones; a word of them alone reads as another word. */
const DRAWN_AS_LATIN = /^[асԁеһіјӏорԛѕԝхуъьҽпгѵѡαικνρυωηοτ\d]+$/u;

/** The stored form of a name: composed (NFC), with single plain spaces and none around it. */
export const plainName = (text: string): string => plainSpaces(text).replace(/ +/g, " ");

/** The reason why a text cannot be printed unambiguously, or null. Non-joiners between Arabic letters are allowed. */
export function faultOfText(text: string): FieldErrorCode | null {
  if (INVISIBLE.test(text.replace(ARABIC_NON_JOINER, "$1").replace(DRAWN_FORMATS, ""))) return "invisible_character";
  return TOO_MANY_MARKS.test(text.normalize("NFC")) ? "too_many_marks" : null;
}

/** The reason why a text that is not empty cannot be a name, or null. */
export const faultOfName = (text: string): FieldErrorCode | null =>
  faultOfText(text) ?? (LETTER.test(text) ? null : "no_letter");

/** The reason why a text that is not empty cannot be a name in Arabic letters, or null. */
export const faultOfArabicName = (text: string): FieldErrorCode | null =>
  faultOfName(text) ?? (OTHER_SCRIPT.test(text) ? "not_arabic_letters" : null);

/** The reason why a text cannot be an identifier for look-ups, or null: no invisible character is allowed at all. */
export const faultOfIdentifier = (text: string): FieldErrorCode | null =>
  INVISIBLE.test(text) ? "invisible_character" : faultOfText(text);

/** Whether a part of an address reads as other letters than it has (UTS 39, sections 4 and 5). */
const looksOtherwise = (part: string): boolean =>
  ALIKE.filter((script) => script.test(part)).length > 1 || (/\p{L}/u.test(part) && DRAWN_AS_LATIN.test(part));

/** The reason why a text cannot be an e-mail address, or null. Refuses look-alikes and invisible characters. */
export function faultOfEmail(text: string): FieldErrorCode | null {
  if (INVISIBLE.test(text)) return "invisible_character";
  if (text.toLowerCase().split(SEPARATORS).some(looksOtherwise)) return "look_alike_letters";
  const fits = text.length <= LONGEST_MAILBOX && MAILBOX.test(text) && text === text.normalize("NFKC");
  return fits ? null : "not_an_email";
}
