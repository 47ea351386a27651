/** The bars of diplomas by year of decision. Pure. */
import type { Bar } from "../../ui/chart/chart.ts";
import type { UniversityPage } from "./university-pages.api.ts";

/** Fewer would not show how a year compares with the others. */
const LEAST_YEARS = 6;
/** Years in a row that a phone has room for; what was decided earlier is one bar. */
const MOST_YEARS = 12;

type Years = UniversityPage["figures"]["years"];

/** One bar for each year up to the present one, which is hatched; those before the last twelve are one bar, which `nameEarlier` names. */
export function barsOf(
  years: Years,
  { now, nameEarlier }: { now: number; nameEarlier: (year: number) => string },
): Bar[] {
  const [first] = years;
  if (!first) return [];
  const from = Math.max(Math.min(first.year, now - LEAST_YEARS + 1), now - MOST_YEARS + 1);
  const earlier = years.filter(({ year }) => year < from).reduce((sum, { count }) => sum + count, 0);
  const counts = new Map(years.map(({ year, count }) => [year, count]));
  const last = Math.max(now, years.at(-1)?.year ?? now);
  const bars = Array.from({ length: last - from + 1 }, (_, at) => from + at).map((year) => ({
    key: String(year),
    label: String(year),
    counts: [counts.get(year) ?? 0],
    hatched: year === now,
  }));
  return earlier ? [{ key: `-${from - 1}`, label: nameEarlier(from), counts: [earlier] }, ...bars] : bars;
}
