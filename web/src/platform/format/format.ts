/**
 * Dates, moments, numbers and ether as a reader of each language writes them; digits are Latin in all three. Months in
 * Arabic are those of the reader's country, numbers are the same in all.
 */
import { arabicDates } from "@ijaza/schema/fields/arab-regions";
import { arabRegion } from "../i18n/arab-region.ts";
import type { Language } from "../i18n/languages.ts";

/** For numbers, lists and hours: ar-TN uses Latin digits. */
const LOCALES: Record<Language, string> = { en: "en-GB", fr: "fr-FR", ar: "ar-TN" };

/** Made once: a page writes hundreds of numbers, and making a format takes longer than using it. */
const NUMBERS: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat(LOCALES.en),
  fr: new Intl.NumberFormat(LOCALES.fr),
  ar: new Intl.NumberFormat(LOCALES.ar),
};

/** For days and months. */
const datesIn = (language: Language): string => (language === "ar" ? arabicDates(arabRegion()) : LOCALES[language]);

export const formatNumber = (value: number | bigint, language: Language): string => NUMBERS[language].format(value);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Formats a calendar day (`YYYY-MM-DD`); a year alone, and text that is no date, are returned unchanged. `short` is for
 * tables.
 */
export const formatDate = (day: string, language: Language, style: "long" | "short" = "long"): string => {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  if (!DAY.test(day.slice(0, 10)) || Number.isNaN(date.getTime())) return day;
  const month = style === "long" || language === "ar" ? "long" : "short";
  return new Intl.DateTimeFormat(datesIn(language), { day: "numeric", month, year: "numeric", timeZone: "UTC" }).format(
    date,
  );
};

/** Formats a month (`YYYY-MM`); `short` is for the axis of a chart, which names the year. */
export const formatMonth = (month: string, language: Language, style: "long" | "short" = "long"): string => {
  const options = style === "long" ? ({ month: "long", year: "numeric" } as const) : shortMonthOf(language);
  return new Intl.DateTimeFormat(datesIn(language), { ...options, timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
};

/** Arabic has no short names of months. */
const shortMonthOf = (language: Language) => ({ month: language === "ar" ? "long" : "short" }) as const;

/** Formats a day without its year; `short` is for the axis of a chart. */
export const formatDayAndMonth = (day: string, language: Language, style: "long" | "short" = "long"): string => {
  const month = style === "long" ? "long" : shortMonthOf(language).month;
  return new Intl.DateTimeFormat(datesIn(language), { day: "numeric", month, timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
};

/** Past days in words: "today", "yesterday", "3 days ago". */
export const formatDaysAgo = (days: number, language: Language): string =>
  new Intl.RelativeTimeFormat(LOCALES[language], { numeric: "auto" }).format(-days, "day");

/** Formats a share (1 is the whole) in whole per cent. */
export const formatShare = (share: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { style: "percent", maximumFractionDigits: 0 }).format(share);

/** The day of a moment (ISO 8601) in the reader's time zone. */
export const formatDayOf = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(datesIn(language), { day: "numeric", month: "long", year: "numeric" }).format(
    new Date(moment),
  );

/** A moment (ISO 8601) in the reader's time zone, to the minute. */
export const formatMoment = (moment: string, language: Language): string => {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return moment;
  return `${formatDayOf(moment, language)}${language === "ar" ? "، " : ", "}${formatTime(moment, language)}`;
};

/** Hour and minute of a moment (ISO 8601) in the reader's time zone. */
export const formatTime = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    new Date(moment),
  );

/** The size of a file, in kilobytes or megabytes. */
export const formatSize = (bytes: number, language: Language): string => {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  const rounded = Math.max(value, 0.1);
  return new Intl.NumberFormat(LOCALES[language], { style: "unit", unit, maximumFractionDigits: 1 }).format(rounded);
};

/** Names as a list in a sentence: "a, b and c". */
export const formatList = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(LOCALES[language], { type: "conjunction" }).format(names);

/** The decimal separator. */
export const decimalSign = (language: Language): "," | "." =>
  new Intl.NumberFormat(LOCALES[language]).format(1.5).includes(",") ? "," : ".";

const WEI = 10n ** 18n;
const SEVEN = 10n ** 11n;

/**
 * Formats wei (a decimal string) as ether with 7 decimals, cut and not rounded, so that the figure is never too high.
 */
export const formatEther = (wei: string | bigint, language: Language): string => {
  const amount = BigInt(wei);
  const size = amount < 0n ? -amount : amount;
  const decimals = ((size % WEI) / SEVEN).toString().padStart(7, "0");
  return `${amount < 0n ? "-" : ""}${formatNumber(size / WEI, language)}${decimalSign(language)}${decimals}`;
};
