/**
 * Days as a university of a country writes them out, in the months of that country (CLDR names the calendar and the digits
 * explicitly, since a country's own may be others).
 */
import type { Language } from "../product.ts";
import { STUDENT_FIELDS } from "../students/fields.ts";
import type { LetterStyle } from "./text.ts";

export const CALENDARS = ["gregorian", "hijri"] as const;
export type Calendar = (typeof CALENDARS)[number];
export const DIGITS = ["latin", "eastern"] as const;
export type Digits = (typeof DIGITS)[number];

/** Letters with what sets them apart from the text around them. */
export type StyledText = { text: string; style: LetterStyle }[];

type At = { language: Language /** ISO 3166-1 alpha-2. */; country: string };
type PrintDayOptions = At & { calendar?: Calendar };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day, `2026-10-01`, or a year alone, which stays one. */
export function printDay(value: string, { language, country, calendar = "gregorian" }: PrintDayOptions): StyledText {
  if (!DAY.test(value)) return [{ text: value, style: {} }];
  const { day, month, year } = dayPieces(value, { language, country, calendar });
  if (language === "fr" && day === "1") {
    return [plain("1"), { text: "er", style: { isRaised: true } }, plain(` ${month} ${year}`)];
  }
  const first = language === "ar" && country === "MA" && day === "1" && calendar === "gregorian";
  return [plain(`${first ? "فاتح" : day} ${month} ${year}`)];
}

/** With the word before it: `le 12 mai 2003`, and of a year alone `en 2003`. */
export function printOnDay(value: string, at: At): StyledText {
  const words = ON_DAY[at.language];
  const word = !DAY.test(value) ? words.year : at.language === "ar" && at.country === "MA" ? "بتاريخ" : words.day;
  return [plain(`${word} `), ...printDay(value, at)];
}

const ON_DAY: Record<Language, { day: string; year: string }> = {
  en: { day: "on", year: "in" },
  fr: { day: "le", year: "en" },
  ar: { day: "في", year: "سنة" },
};

/** What a template's text may say before a day, and what it says then before a year alone. */
const DAY_WORDS: Record<string, string> = { le: "en", on: "in", في: "سنة", بتاريخ: "سنة" };
const DAY_WORD = new RegExp(`(?<![\\p{L}\\p{M}])(?:${Object.keys(DAY_WORDS).join("|")})(?=\\s+$)`, "iu");
const YEAR = /^\p{Nd}{4}$/u;
const MAY_BE_YEARS = new Set<string>(STUDENT_FIELDS.filter(({ kind }) => kind === "dayOrYear").map(({ name }) => name));

type BeforeOptions = { name: string /** As it is printed. */; value: string };

/** The text before a field, made for a day: `né le ` before 12 May 2003, and `né en ` before 1985. */
export function textBefore(text: string, { name, value }: BeforeOptions): string {
  if (!MAY_BE_YEARS.has(name) || !YEAR.test(value)) return text;
  return text.replace(DAY_WORD, (word) => {
    const year = DAY_WORDS[word.toLowerCase()] ?? word;
    if (word === word.toLowerCase()) return year;
    return word === word.toUpperCase() ? year.toUpperCase() : `${year[0]!.toUpperCase()}${year.slice(1)}`;
  });
}

/** Latin digits as Eastern ones, `٢٠٢٦`. */
export const easternDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));

const plain = (text: string) => ({ text, style: {} });

const LANGUAGE_TAGS: Record<Language, (country: string) => string> = {
  en: () => "en-GB",
  fr: () => "fr-FR",
  ar: (country) => `ar-${country}`,
};
const CALENDAR_TAGS: Record<Calendar, string> = { gregorian: "gregory", hijri: "islamic-umalqura" };

/** Making a format takes longer than a hundred days printed by it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function dayPieces(value: string, { language, country, calendar }: At & { calendar: Calendar }) {
  const tag = `${LANGUAGE_TAGS[language](country)}-u-ca-${CALENDAR_TAGS[calendar]}-nu-latn`;
  const format =
    formats.get(tag) ??
    new Intl.DateTimeFormat(tag, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  formats.set(tag, format);
  const pieces = format.formatToParts(new Date(`${value}T00:00:00Z`));
  const piece = (type: Intl.DateTimeFormatPartTypes) => pieces.find((each) => each.type === type)?.value ?? "";
  return { day: piece("day"), month: piece("month"), year: piece("year") };
}
