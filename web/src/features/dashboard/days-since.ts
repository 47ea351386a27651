/** Whole days in the reader's time zone from a moment (ISO 8601) to `now`: 0 today, 1 yesterday. */
const DAY_MS = 86_400_000;

const midnightOf = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

export const daysSince = (moment: string, now: Date): number =>
  // Rounded, since a day may have 23 or 25 hours.
  Math.max(Math.round((midnightOf(now) - midnightOf(new Date(moment))) / DAY_MS), 0);
