/** Dates, moments, numbers and ether as a reader of each language writes them; digits are Latin in all three. */
import type { Language } from "../i18n/languages.ts";

// ar-TN: Latin digits and the month names of the Maghreb.
const LOCALES: Record<Language, string> = { en: "en-GB", fr: "fr-FR", ar: "ar-TN" };

export const formatNumber = (value: number | bigint, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language]).format(value);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar day (`YYYY-MM-DD`); a year alone and what is no date come back as they are. `short` is for tables. */
export const formatDate = (day: string, language: Language, style: "long" | "short" = "long"): string => {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  if (!DAY.test(day.slice(0, 10)) || Number.isNaN(date.getTime())) return day;
  const month = style === "long" || language === "ar" ? "long" : "short";
  return new Intl.DateTimeFormat(LOCALES[language], { day: "numeric", month, year: "numeric", timeZone: "UTC" }).format(
    date,
  );
};

/** A month (`YYYY-MM`); `short` is for the foot of a chart, where its year is known. */
export const formatMonth = (month: string, language: Language, style: "long" | "short" = "long"): string => {
  const options = style === "long" ? ({ month: "long", year: "numeric" } as const) : shortMonthOf(language);
  return new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
};

/** Months are not shortened in Arabic. */
const shortMonthOf = (language: Language) => ({ month: language === "ar" ? "long" : "short" }) as const;

/** A day without its year; `short` is for the foot of a chart. */
export const formatDayAndMonth = (day: string, language: Language, style: "long" | "short" = "long"): string => {
  const month = style === "long" ? "long" : shortMonthOf(language).month;
  return new Intl.DateTimeFormat(LOCALES[language], { day: "numeric", month, timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
};

/** Days that have gone by, in words: "today", "yesterday", "3 days ago". */
export const formatDaysAgo = (days: number, language: Language): string =>
  new Intl.RelativeTimeFormat(LOCALES[language], { numeric: "auto" }).format(-days, "day");

/** A share, 1 being the whole, in whole per cent. */
export const formatShare = (share: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { style: "percent", maximumFractionDigits: 0 }).format(share);

/** The day of a moment (ISO 8601) on the reader's own calendar. */
export const formatDayOf = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { day: "numeric", month: "long", year: "numeric" }).format(
    new Date(moment),
  );

/** A moment (ISO 8601) on the reader's own clock, to the minute. */
export const formatMoment = (moment: string, language: Language): string => {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return moment;
  return `${formatDayOf(moment, language)}${language === "ar" ? "، " : ", "}${formatTime(moment, language)}`;
};

/** Hour and minute of a moment (ISO 8601) on the reader's own clock. */
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

/** What parts the whole from its decimals. */
export const decimalSign = (language: Language): "," | "." =>
  new Intl.NumberFormat(LOCALES[language]).format(1.5).includes(",") ? "," : ".";

const WEI = 10n ** 18n;
const SEVEN = 10n ** 11n;

/** Wei (a decimal string) as ether with 7 decimals, cut and not rounded, so that nobody reads more than there is. */
export const formatEther = (wei: string | bigint, language: Language): string => {
  const amount = BigInt(wei);
  const size = amount < 0n ? -amount : amount;
  const decimals = ((size % WEI) / SEVEN).toString().padStart(7, "0");
  return `${amount < 0n ? "-" : ""}${formatNumber(size / WEI, language)}${decimalSign(language)}${decimals}`;
};
