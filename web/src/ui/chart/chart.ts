/** The data of a chart, and the rules by which its bars are drawn. */

/** Null where it is withheld. */
export type Count = number | null;

export type Bar = {
  /** Unique; of a chart over time the day or month itself, ISO 8601, which its file says too. */
  key: string;
  /** Short: what stands under or beside the bar. */
  label: string;
  /** The same in full, where the short one needs its neighbours: "July 2026" for "Jul". */
  name?: string;
  /** One for each series. */
  counts: readonly Count[];
  /** Drawn hatched: the month that is not over, the others together. */
  hatched?: boolean;
};

export type Series = { key: string; label: string };

/** A bar of little is still seen. */
const LEAST_SHARE = 0.015;

/** How far a bar of this count reaches, 0 to 1, where `most` reaches 1. */
export const shareOf = (count: Count, most: number): number =>
  count ? Math.max(count / Math.max(most, 1), LEAST_SHARE) : 0;

export const sumOf = (counts: readonly Count[]): number => counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);

/** Nothing was counted, and nothing is withheld. */
export const isEmpty = (bars: readonly Bar[]): boolean =>
  bars.every(({ counts }) => counts.every((count) => count === 0));

/** More columns than this: only some of their numbers have room. */
export const MANY = 12;
/** So many columns on, the next label has room: on any screen, and on a phone. */
const STEP_OF_MANY = 4;
const STEP_ON_PHONE = 3;
const FEW = 8;

/** Where something of a column is written: always, not on a phone, or nowhere. It can be heard in any case. */
export type Room = "always" | "wide" | "never";

/** The labels, counted back from the last, which is now. */
export const roomOfLabel = (at: number, columns: number): Room => {
  const back = columns - 1 - at;
  if (columns > MANY) return back % STEP_OF_MANY === 0 ? "always" : "never";
  return columns <= FEW || back % STEP_ON_PHONE === 0 ? "always" : "wide";
};

/** The numbers: the greatest in any case, its neighbours not on a phone; of many columns the last one besides, where the greatest leaves it room. */
export const roomOfNumber = (at: number, counts: readonly number[]): Room => {
  const greatest = counts.indexOf(Math.max(...counts));
  const last = counts.length - 1;
  if (at === greatest) return "always";
  const isBeside = Math.abs(at - greatest) === 1;
  if (counts.length <= MANY) return isBeside && counts.length > FEW ? "wide" : roomOfLabel(at, counts.length);
  const isApart = last - greatest > STEP_OF_MANY || (counts[last] ?? 0) * 1.5 < (counts[greatest] ?? 0);
  return at === last && isApart ? "always" : "never";
};
