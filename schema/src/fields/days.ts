/** Reads days as people and programs write them: one meaning, or none. Pure. */
import { toAsciiSigns } from "./digits.ts";

/** What the first number of `03/04/2026` is. */
export type DayOrder = "dayFirst" | "monthFirst";

const YEAR_FIRST = /^(\d{4})( ?[-/.] ?)(\d{1,2})\2(\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})( ?[-/.] ?| )(\d{1,2})\2(\d{4})$/;
/** Exports put a time behind every day; the one that says nothing is dropped, whatever its zone. */
const MIDNIGHT = /(?:T|\s+)(?:0?0:00(?::00(?:[.,]0+)?)?|12:00(?::00)? ?am)(?: ?(?:Z|[-+]\d{2}(?::?\d{2})?))?$/i;
const TIME = /(?:T|\s+)\d{1,2}[:h]\d{2}/i;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

const asPlain = (text: string): string => toAsciiSigns(text).trim().replace(MIDNIGHT, "");

/**
 * A day as `YYYY-MM-DD`; null if there is no such day. A year of four digits stands first, with the month behind it, or
 * last: then the day is the first number, unless its column says otherwise.
 */
export function readDayText(text: string, order: DayOrder = "dayFirst"): string | null {
  const [, year, , month, day] = YEAR_FIRST.exec(yearFirst(asPlain(text), order)) ?? [];
  if (!year || !month || !day || Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return null;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

const yearFirst = (plain: string, order: DayOrder): string =>
  plain.replace(YEAR_LAST, order === "dayFirst" ? "$4-$3-$1" : "$4-$1-$3");

/** A text of a column whose months are first, so that whoever reads it later takes them for nothing else. */
export const withMonthFirst = (text: string): string => yearFirst(asPlain(text), "monthFirst");

/** Whether a time of day stands behind the day, which no field keeps. */
export const hasTimeOfDay = (text: string): boolean => TIME.test(asPlain(text));

/** Whether the text is a day either way, and not the same one. */
export function isEitherDay(text: string): boolean {
  const [one, other] = [readDayText(text, "dayFirst"), readDayText(text, "monthFirst")];
  return one !== null && other !== null && one !== other;
}

/** Whether the text is a day only if the month is first: then its column was written so, or it is a mistake. */
export const isMonthFirstOnly = (text: string): boolean =>
  readDayText(text, "dayFirst") === null && readDayText(text, "monthFirst") !== null;
