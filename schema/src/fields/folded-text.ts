/** Folds text for comparing and searching: what people write in several ways for one name becomes one text. Pure. */
import { withoutUnseen } from "@ijaza/verifier/typed/marks";
import { toAsciiDigits } from "./digits.ts";

/** Latin and Arabic combining marks, Koranic ones too, and the tatweel. */
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0674\u06d6-\u06ed\u08d3-\u08ff\u0640]/g;
const APOSTROPHES = /['’‘‛ʼʻʽʾʿʹꞌ`´′＇]/g;
const DASHES = /[\p{Pd}\u02d7\u2043\u2212\u30fb]/gu;
/** No column holds NUL characters, and PostgreSQL refuses them. */
const BLANKS = /[\s\p{Cc}\p{Cs}]+/gu;
/** Names of two words with an article are written with and without a blank: `عبد الله`, `نور الدين`. */
const BEFORE_ARTICLE = /(?<=[\p{Script=Arabic}]) (?=ال)/gu;

/** Arabic letters that people mix, and their forms on Persian, Kurdish and Urdu keyboards. */
const ARABIC = [
  ["أإآٱٲٳٵ", "ا"],
  ["ىئیېےۍێ", "ي"],
  ["ةہھۀەۂۃۿ", "ه"],
  ["ؤۆۇۈۋ", "و"],
  ["کڪ", "ك"],
  ["ں", "ن"],
] as const;
/** Letters that no decomposition takes apart. */
const LATIN = [
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ø", "o"],
  ["đð", "d"],
  ["ł", "l"],
  ["ħ", "h"],
  ["þ", "th"],
  ["ı", "i"],
  ["ŧ", "t"],
  ["ŋ", "n"],
] as const;

const ALIKE = new Map([...ARABIC, ...LATIN].flatMap(([letters, plain]) => [...letters].map((each) => [each, plain])));
const MIXED = new RegExp(`[${[...ALIKE.keys()].join("")}]`, "g");

const plainLetters = (text: string): string => text.replace(MIXED, (letter) => ALIKE.get(letter) ?? letter);

/** Letters and digits without case, accents, vowel marks and forms; all other signs stay. */
export const foldLetters = (text: string): string =>
  plainLetters(
    plainLetters(toAsciiDigits(withoutUnseen(text.normalize("NFKC"))).toLowerCase())
      .normalize("NFD")
      .replace(MARKS, ""),
  );

/** `Inès` as `ines`, `O’Brien-Łukasiewicz` as `obrien lukasiewicz`, `إيناس` as `ايناس`. */
export const foldText = (text: string): string =>
  // Before too: a spacing accent falls apart into a blank and an accent.
  foldLetters(text.replace(APOSTROPHES, ""))
    .replace(APOSTROPHES, "")
    .replace(DASHES, " ")
    .replace(BLANKS, " ")
    .replace(BEFORE_ARTICLE, "")
    .trim();

/** An e-mail address as two spellings of one are compared: it keeps its accents, and a dotted İ is no i. */
export const foldEmail = (email: string): string => email.normalize("NFC").toLowerCase();
