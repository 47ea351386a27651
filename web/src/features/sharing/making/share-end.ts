/** Days in the sharer's time zone: a share ends at the end of one. Pure but for the default of `now`. */

import { LONGEST_SHARE_DAYS } from "@ijaza/schema/sharing/shares";
import { isDay } from "../../../ui/day-text.ts";

const DAY_MS = 24 * 3600 * 1000;

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** The day (`YYYY-MM-DD`) that many days from now. */
export const dayIn = (days: number, now = new Date()): string => {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
};

/** Whether a share may end on that day: from tomorrow on, and not later than shares last. */
export const isEnd = (day: string): boolean => isDay(day) && day >= dayIn(1) && day <= dayIn(LONGEST_SHARE_DAYS - 1);

/** The last second of a day, ISO 8601. */
export const endOf = (day: string): string => new Date(`${day}T23:59:59`).toISOString();

/** Whole days until a moment. */
export const daysUntil = (moment: string, now = new Date()): number =>
  Math.max(0, Math.floor((new Date(moment).getTime() - now.getTime()) / DAY_MS));
