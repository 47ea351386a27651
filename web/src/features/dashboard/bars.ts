/** Turns the answers of statistics into the bars of a chart. */
import { LEVELS } from "@ijaza/schema/diplomas/fields";
import type { Counts } from "@ijaza/schema/statistics/statistic";
import { countryName } from "../../platform/format/countries.ts";
import { formatDate, formatMonth } from "../../platform/format/format.ts";
import type { Language } from "../../platform/i18n/languages.ts";
import { type Bar, sumOf } from "../../ui/chart/chart.ts";

/** Most rows of a chart; the rest is summed up in one bar. */
const MOST_ROWS = 8;

/** The month of `now`, in UTC, is marked as not over yet. */
export const barsOfMonths = ({ months }: Counts<"month">, { language, now }: DateContext): Bar[] =>
  months.map(({ month, count }) => ({
    key: month,
    label: formatMonth(month, language, "short"),
    name: formatMonth(month, language),
    counts: [count],
    hatched: month === now.toISOString().slice(0, 7),
  }));

export const barsOfDays = ({ days }: Counts<"day">, { language, now }: DateContext): Bar[] =>
  days.map(({ day, count }) => ({
    key: day,
    label: String(Number(day.slice(8))),
    name: formatDate(day, language),
    counts: [count],
    hatched: day === now.toISOString().slice(0, 10),
  }));

/** Levels in their own order, women before men; a level that is no longer defined is shown by its code. */
export const barsOfLevels = ({ graduates }: Counts<"sexAndLevel">, language: Language): Bar[] => {
  const codes = [...new Set([...LEVELS.map(({ code }) => code), ...graduates.map(({ level }) => level)])];
  const countOf = (level: string, sex: "F" | "M") =>
    sumOf(graduates.filter((each) => each.level === level && each.sex === sex).map(({ count }) => count));
  return codes
    .map((code) => ({
      key: code,
      label: LEVELS.find((level) => level.code === code)?.label[language] ?? code,
      counts: [countOf(code, "F"), countOf(code, "M")],
    }))
    .filter(({ counts }) => sumOf(counts) > 0);
};

type BarsOfNamedOptions = { /** The sum of what the call itself did not name. */ others?: number; label: string };

/** The most frequent named values, and a hatched bar for the sum of the others. */
export const barsOfNamed = (
  named: readonly { name: string; count: number }[],
  { others = 0, label }: BarsOfNamedOptions,
): Bar[] => {
  const first = named.length <= MOST_ROWS ? named : named.slice(0, MOST_ROWS - 1);
  const rest = others + sumOf(named.slice(first.length).map(({ count }) => count));
  const bars: Bar[] = first.map(({ name, count }) => ({ key: `named-${name}`, label: name, counts: [count] }));
  return rest === 0 ? bars : [...bars, { key: "others", label, counts: [rest], hatched: true }];
};

/** Countries with the most universities first, then by name. */
export const namedCountries = ({ countries }: Counts<"country">, language: Language) =>
  countries
    .map(({ country, count }) => ({ name: countryName(country, language), count }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name, language));

type DateContext = { language: Language; now: Date };
