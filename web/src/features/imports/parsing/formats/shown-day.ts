/** What a date cell shows of its day, by its format. Pure. */
import type { Section } from "./sections.ts";

/** What of a moment a format shows. */
export type ShownDay = {
  year: boolean;
  month: boolean;
  day: boolean;
  time: boolean;
  /** Day and month are told apart by what is shown: the month has its name, or the year stands first. */
  isOrdered: boolean;
};

const isMinutes = (runs: readonly string[], at: number): boolean =>
  /^\[?h/.test(runs[at - 1] ?? "") || /^\[?s/.test(runs[at + 1] ?? "");

/** Null for a calendar in which the day has another date. */
export function shownDay({ days, isOtherCalendar }: Section): ShownDay | null {
  if (isOtherCalendar || days.some((run) => /^[egb]/.test(run))) return null;
  const isNamed = days.some((run) => /^m{3,4}$/.test(run));
  const isOrdered = isNamed || (days.find((run) => /^[ymd]/.test(run))?.startsWith("y") ?? false);
  const shown = { year: false, month: false, day: false, time: false, isOrdered };
  days.forEach((run, at) => {
    if (run.startsWith("y")) shown.year = true;
    // The name of a weekday is no day, the first letter of a month no month.
    else if (run === "d" || run === "dd") shown.day = true;
    else if (/^m{1,4}$/.test(run) && !(run.length < 3 && isMinutes(days, at))) shown.month = true;
    else if (/^[[hms]/.test(run)) shown.time = true;
  });
  return shown;
}

export type Moment = { day: string; time: string };

const SECONDS_A_DAY = 86_400;
const FIRST_OF_1904 = 1462;
/** Before March 1900 programs count the days differently. */
const FIRST_CERTAIN = 61;
/** 9999-12-31 */
const LAST = 2_958_465;
const EPOCH = Date.UTC(1899, 11, 30);
const MOMENT = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::(\d\d)(?:\.\d+)?)?Z?)?$/;

/** The moment that a date cell stores, as a number of days or as ISO 8601; null if it has none. Time "" is midnight. */
export function momentOf(raw: string, is1904: boolean): Moment | null {
  const [, day, minutes, seconds = "00"] = MOMENT.exec(raw) ?? [];
  if (day) return { day, time: minutes && `${minutes}:${seconds}` !== "00:00:00" ? `${minutes}:${seconds}` : "" };
  const all = Math.round((Number(raw) + (is1904 ? FIRST_OF_1904 : 0)) * SECONDS_A_DAY);
  const days = Math.floor(all / SECONDS_A_DAY);
  if (!(days >= FIRST_CERTAIN && days <= LAST)) return null;
  const iso = new Date(EPOCH + all * 1000).toISOString();
  return { day: iso.slice(0, 10), time: all % SECONDS_A_DAY === 0 ? "" : iso.slice(11, 19) };
}

/** As much of the moment as the cell shows, in the order of ISO 8601. */
export function textOfMoment({ day, time }: Moment, shows: ShownDay): string {
  const [year, month, date] = day.split("-");
  const shown = [shows.year && year, shows.month && month, shows.day && date].filter(Boolean);
  const isFull = shown.length === 3;
  return [shown.join("-"), (shows.time || isFull) && time].filter(Boolean).join(" ") || day;
}
