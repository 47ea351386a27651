/**
 * A key that is equal for words that people write one for another: capitals, accents, vowel marks, forms of Arabic letters,
 * apostrophes, hyphens and blanks do not matter. Every other sign does: `C++` is not `C`. Pure.
 */
import { foldLetters } from "./folded-text.ts";

/** Few keyboards and few people keep it. */
const HAMZA = /\u0621/g;
const JOINTS = "[\\s_'’‘ʼʻ`\\p{Pd}\\u2212]+";
/** Between two digits they tell numbers apart, and after the last letter a grade from another: `A-`. */
const JOINED = new RegExp(`(?<=\\p{L})${JOINTS}(?=[\\p{L}\\p{N}])|(?<=\\p{N})${JOINTS}(?=\\p{L})`, "gu");

export const looseKey = (text: string): string => foldLetters(text).replace(HAMZA, "").trim().replace(JOINED, "");
