/** Days, weeks and months of statistics, all in UTC: reads a range and lists those within it. Pure. */
import { MOST_MONTHS, type StatisticFilter } from "@ijaza/schema/statistics/statistic";
import { AppError } from "../../platform/app-error.ts";

/** Whole days, `YYYY-MM-DD`; both are included. */
export type Range = { from: string; to: string };

const DAY_MS = 24 * 3600 * 1000;
const MONDAY = 1;

const textOf = (date: Date): string => date.toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => textOf(new Date(Date.parse(day) + days * DAY_MS));

export function addMonths(day: string, months: number): string {
  const date = new Date(day);
  return textOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate())));
}

export const monthOf = (day: string): string => day.slice(0, 7);

/** The Monday of the day's week. */
export const weekOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() - MONDAY + 7) % 7));

/**
 * The requested range, or null without one. A missing end means today; a missing beginning means the longest allowed range.
 * Throws `invalid_input`.
 */
export function readRange({ from, to }: StatisticFilter, today: string): Range | null {
  if (!from && !to) return null;
  const end = to ?? today;
  const range = { from: from ?? addDays(addMonths(end, -MOST_MONTHS), 1), to: end };
  if (range.from > range.to) refuse({ path: "from", error: "range_reversed" });
  if (addMonths(range.from, MOST_MONTHS) <= range.to) {
    refuse({ path: "from", error: "range_too_long", data: { months: MOST_MONTHS } });
  }
  return range;
}

type Fault = { path: string; error: "range_reversed" | "range_too_long"; data?: Record<string, number> };

function refuse(fault: Fault): never {
  throw new AppError("invalid_input", { fields: [fault] });
}

/** The last so many days, today included. */
export const lastDays = (today: string, days: number): Range => ({ from: addDays(today, 1 - days), to: today });

/** The last so many months, the present one included. */
export const lastMonths = (today: string, months: number): Range => ({
  from: addMonths(`${monthOf(today)}-01`, 1 - months),
  to: today,
});

/** The last so many weeks, the present one included. */
export const lastWeeks = (today: string, weeks: number): Range => ({
  from: addDays(weekOf(today), 7 * (1 - weeks)),
  to: today,
});

/** A range of the same number of days, right before this one. */
export function rangeBefore({ from, to }: Range): Range {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

export function daysOf({ from, to }: Range): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

export const monthsOf = (range: Range): string[] => [...new Set(daysOf(range).map(monthOf))];
export const weeksOf = (range: Range): string[] => [...new Set(daysOf(range).map(weekOf))];

/** The sum of each day, week or month in the range; 0 where nothing was counted. */
export function sumUp(
  counted: readonly { day: string; count: number }[],
  { parts, partOf }: { parts: readonly string[]; partOf: (day: string) => string },
): Map<string, number> {
  const sums = new Map(parts.map((part) => [part, 0]));
  for (const { day, count } of counted) sums.set(partOf(day), (sums.get(partOf(day)) ?? 0) + count);
  return sums;
}
