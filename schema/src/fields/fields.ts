/** Converts cells of a file to values: one rule for each kind of field, the same in the page and on the server. */

import type { FieldErrorCode } from "../errors/errors.ts";
import type { SentenceData } from "../errors/sentences.ts";
import { baseName, fileKey, joinNames, MOST_ATTACHMENTS, namesIn } from "../imports/handed-in-files.ts";
import type { Texts } from "../product.ts";
import { missingLetter } from "../templates/printed-letters.ts";
import { type Choice, chooseBy } from "./choices.ts";
import { namedCountries, successorOf } from "./countries.ts";
import { hasTimeOfDay, readDayText } from "./days.ts";
import { toAsciiDigits, toAsciiSigns } from "./digits.ts";
import { plainIdentifier } from "./identifiers.ts";
import { hasLostInName, hasLostLetters } from "./lost-letters.ts";
import { faultOfEmail, faultOfIdentifier, faultOfName, faultOfText, plainName } from "./names.ts";
import { plainSpaces } from "./plain-spaces.ts";

export type { Choice } from "./choices.ts";
export { isEmpty } from "./plain-spaces.ts";

export type Field = {
  name: string;
  label: Texts;
  kind:
    | "text"
    | "name"
    | "identifier"
    | "choice"
    | "average"
    | "integer"
    | "number"
    | "day"
    | "dayOrYear"
    | "years"
    | "email"
    | "phone"
    | "country"
    /** The name of a file that is uploaded beside the row, or several of them. */
    | "file"
    | "files";
  required?: boolean;
  /** The field that says the same in Latin letters; this one says it in Arabic ones. */
  arabicOf?: string;
  max?: number;
  choices?: readonly Choice[];
  /** The day may not be after today. */
  notInFuture?: boolean;
};

/** The reason why a cell is invalid: a code of the catalogue and the values of its message. */
export type Fault = { error: FieldErrorCode; data?: SentenceData };
export type Read = { value: string | number } | { fault: Fault };

const BIDI_CONTROL = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\ufffd\p{Surrogate}]/u;
const DEFAULT_MAX = 300;

/** The most letters of a text, a name or an identifier. */
export const longestText = ({ max = DEFAULT_MAX }: Pick<Field, "max">): number => max;

/** Texts that spreadsheets show instead of a value that they could not compute or display. */
export const NO_VALUE = /^(?:Err:5\d\d|#(?:N\/A|REF!|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|#+))$/;
/** A long number shortened by a spreadsheet, so that its last digits are lost. */
const SHORTENED = /^\d{1,3}(?:[.,]\d+)?E\+\d+$/i;
/** A formula that was written out instead of its value. */
const FORMULA = /^=/;
/** By which people keep the noughts of a number, or quote it; no number begins so. */
const KEEPING = /^['’‘‛ʼʹ`´′]/;
/** Kinds whose text is printed unchanged in documents, each with its rule. */
const WRITTEN: Partial<Record<Field["kind"], (text: string) => FieldErrorCode | null>> = {
  text: (text) => faultOfText(text) ?? (hasLostLetters(text) ? "letters_lost" : null),
  name: (text) => (hasLostLetters(text) || hasLostInName(text) ? "letters_lost" : faultOfName(text)),
  identifier: faultOfIdentifier,
};

const refuse = (error: FieldErrorCode, data?: Fault["data"]): Read => ({ fault: { error, ...(data && { data }) } });

function readChoice(field: Field, text: string): Read {
  const read = chooseBy(field.choices ?? [], text);
  if (!("code" in read)) return refuse("not_a_choice", { choices: read.labels });
  // Choices of older templates may have invisible letters, which no claim may have.
  const fault = faultOfText(read.code);
  return fault ? refuse(fault) : { value: read.code };
}

function readAverage(text: string): Read {
  const plain = toAsciiDigits(text).replace(",", ".");
  // Allows as many decimals as spreadsheets compute.
  if (!/^-?\d{1,9}(\.\d{1,20})?$/.test(plain)) return refuse("not_a_number");
  const value = Number(plain);
  return value < 0 || value > 20 ? refuse("out_of_range", { min: 0, max: 20 }) : { value };
}

/** So many digits every program holds exactly (IEEE 754, 64 bits). */
const EXACT_DIGITS = 15;

/** Digits of a number, without zeros before it and after its decimals. */
function countDigits(plain: string): number {
  const short = plain.includes(".") ? plain.replace(/0+$/, "") : plain;
  return short.replace(/^[-0.]+|\D/g, "").length;
}

/** Thousands to some people, decimals to others. */
const GROUPED = /^-?[1-9]\d{0,2}(?:[.,]\d{3})+$/;

/** Reads a number with any usual number of decimals. */
function readNumber(text: string): Read {
  // Programs write decimals with a point, so that a point alone is certain.
  if (text.includes(",") && GROUPED.test(toAsciiDigits(text))) return refuse("thousands_or_decimals");
  const plain = toAsciiDigits(text).replace(",", ".");
  if (!/^-?\d{1,12}(\.\d{1,9})?$/.test(plain)) return refuse("not_a_number");
  return countDigits(plain) > EXACT_DIGITS ? refuse("too_many_digits") : { value: Number(plain) };
}

function readInteger(field: Field, text: string): Read {
  const plain = toAsciiDigits(text);
  if (GROUPED.test(plain)) return refuse("thousands_or_decimals");
  if (!/^-?\d{1,9}([.,]0+)?$/.test(plain)) return refuse("not_a_whole_number");
  const value = Number.parseInt(plain, 10);
  const max = field.max ?? 1000;
  return value < 0 || value > max ? refuse("out_of_range", { min: 0, max }) : { value };
}

function readDay(field: Field, text: string, today: string): Read {
  const plain = toAsciiDigits(text);
  if (field.kind === "dayOrYear" && /^(19|20)\d{2}$/.test(plain)) {
    return field.notInFuture && plain > today.slice(0, 4) ? refuse("in_the_future") : { value: plain };
  }
  const value = readDayText(text);
  if (value === null) return refuse(hasTimeOfDay(text) ? "day_with_time" : "no_such_day");
  return field.notInFuture && value > today ? refuse("in_the_future") : { value };
}

function readYears(text: string): Read {
  const match = /^(\d{4})\s*[-/]\s*(\d{4})$/.exec(toAsciiSigns(text));
  const [from, to] = [Number(match?.[1]), Number(match?.[2])];
  return match && from >= 1900 && to === from + 1 ? { value: `${from}-${to}` } : refuse("not_an_academic_year");
}

function readEmail(text: string): Read {
  const fault = KEEPING.test(text) ? "quotation_marks" : faultOfEmail(text);
  return fault ? refuse(fault) : { value: text };
}

function readIdentifier(text: string): Read {
  if (SHORTENED.test(text)) return refuse("shortened_number");
  if (FORMULA.test(text)) return refuse("no_value");
  return KEEPING.test(text) ? refuse("quotation_marks") : { value: text };
}

function readPhone(text: string): Read {
  const plain = toAsciiSigns(text);
  return /^\+?[\d\s().-]{4,30}$/.test(plain) ? { value: plain } : refuse("not_a_phone");
}

function readCountry(text: string): Read {
  const read = chooseBy(namedCountries(), text);
  if ("code" in read) return { value: read.code };
  const code = successorOf(text.toUpperCase());
  return code ? refuse("country_replaced", { code }) : refuse("not_a_country");
}

const LONGEST_FILE_NAME = 200;

function readFileName(text: string): Read {
  const name = baseName(text);
  if (name === "") return refuse("required");
  return [...name].length > LONGEST_FILE_NAME ? refuse("too_long", { max: LONGEST_FILE_NAME }) : { value: name };
}

function readFileNames(text: string): Read {
  const names = namesIn(text);
  if (names.length > MOST_ATTACHMENTS) return refuse("too_many_files", { max: MOST_ATTACHMENTS });
  if (new Set(names.map(fileKey)).size < names.length) return refuse("named_twice");
  const tooLong = names.map(readFileName).find((read) => "fault" in read);
  return tooLong ?? { value: joinNames(names) };
}

/** Names of files stay unchanged, because they must match the files. */
function plainText({ kind }: Field, raw: string | number): string {
  const text = String(raw);
  if (kind === "name") return plainName(text);
  if (kind === "identifier") return plainIdentifier(text);
  return kind === "file" || kind === "files" ? text.normalize("NFC").trim() : plainSpaces(text);
}

type FaultOfWrittenOptions = { max: number; faultOf: (text: string) => FieldErrorCode | null };

function faultOfWritten(text: string, { max, faultOf }: FaultOfWrittenOptions): Fault | null {
  if ([...text].length > max) return { error: "too_long", data: { max } };
  if (NO_VALUE.test(text)) return { error: "no_value" };
  const missing = missingLetter(text);
  if (missing) return { error: "letter_without_font", data: missing };
  const error = faultOf(text);
  return error && { error };
}

/** Reads a cell that is not empty. `today` is `YYYY-MM-DD`. */
export function readCell(field: Field, raw: string | number, today: string): Read {
  const text = plainText(field, raw);
  if (BIDI_CONTROL.test(text)) return refuse("bidi_control");
  if (CONTROL.test(text)) return refuse("control_character");
  const faultOf = WRITTEN[field.kind];
  const fault = faultOf ? faultOfWritten(text, { max: longestText(field), faultOf }) : null;
  if (fault) return { fault };
  switch (field.kind) {
    case "choice":
      return readChoice(field, text);
    case "average":
      return readAverage(text);
    case "integer":
      return readInteger(field, text);
    case "number":
      return readNumber(text);
    case "day":
    case "dayOrYear":
      return readDay(field, text, today);
    case "years":
      return readYears(text);
    case "email":
      return readEmail(text);
    case "phone":
      return readPhone(text);
    case "country":
      return readCountry(text);
    case "file":
      return readFileName(text);
    case "files":
      return readFileNames(text);
    case "identifier":
      return readIdentifier(text);
    default:
      return { value: text };
  }
}
