/**
 * A key that is equal for words that people write one for another: capitals, accents, vowel marks, forms of Arabic letters,
 * apostrophes, hyphens and blanks do not matter. Every other sign does: `C++` is not `C`. Pure.
 */
import { toAsciiDigits } from "./digits.ts";

/** Accents, Arabic vowel marks and hamzas above or below, once letters are decomposed. */
const MARKS = /[\u0300-\u036f]|(?=\p{Script_Extensions=Arabic})\p{Mn}|[\u0621\u0640]/gu;
/** Letters that are drawn alike, or whose difference few keyboards and few people keep. */
const ALIKE: Record<string, string> = {
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ة: "ه",
  ہ: "ه",
  ە: "ه",
  ھ: "ه",
  œ: "oe",
  æ: "ae",
};
const LETTERS_ALIKE = new RegExp(`[${Object.keys(ALIKE).join("")}]`, "g");
const JOINTS = "[\\s_'’‘ʼʻ`\\p{Pd}\\u2212]+";
/** Between two digits they tell numbers apart, and after the last letter a grade from another: `A-`. */
const JOINED = new RegExp(`(?<=\\p{L})${JOINTS}(?=[\\p{L}\\p{N}])|(?<=\\p{N})${JOINTS}(?=\\p{L})`, "gu");

export const looseKey = (text: string): string =>
  toAsciiDigits(text.normalize("NFKD"))
    .toLocaleLowerCase("en")
    .replace(MARKS, "")
    .replace(LETTERS_ALIKE, (letter) => ALIKE[letter] ?? letter)
    .trim()
    .replace(JOINED, "");
