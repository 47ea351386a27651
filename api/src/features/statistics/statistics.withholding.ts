/**
 * Decides which splits by sex are disclosed to people outside a university. The figures count diplomas, but whether one is
 * small is decided by its number of people: somebody with five diplomas is one person. Pure.
 */
import { LEAST_DISCLOSED } from "@ijaza/schema/statistics/statistic";

export type Split = { F: number; M: number };
/** Diplomas of an academic year, and ids of their holders: all, or as many as suffice for disclosure. */
export type YearSplit = Split & { academicYear: string; people: Record<keyof Split, readonly string[]> };
/** Null when the split is withheld. */
export type DisclosedCounts = { all: Split | null; years: ReadonlyMap<string, Split | null> };

const SEXES = ["F", "M"] as const;

const sumOf = (years: readonly Split[]): Split => ({
  F: years.reduce((sum, { F }) => sum + F, 0),
  M: years.reduce((sum, { M }) => sum + M, 0),
});

/** How many people hold diplomas of these years, counted as far as `LEAST_DISCLOSED`. */
const countPeople = (years: readonly YearSplit[], sex: keyof Split): number =>
  Math.min(new Set(years.flatMap(({ people }) => people[sex])).size, LEAST_DISCLOSED);

const isSmall = (year: YearSplit): boolean =>
  SEXES.some((sex) => countPeople([year], sex) > 0 && countPeople([year], sex) < LEAST_DISCLOSED);

const areTooFew = (years: readonly YearSplit[]): boolean =>
  SEXES.some((sex) => countPeople(years, sex) < LEAST_DISCLOSED);

/**
 * A split with few people is withheld for both sexes, because the total would reveal their number. The sum of the withheld
 * years follows from the whole and the disclosed years, so it must cover enough people of each sex itself. Until it does,
 * further years are withheld, the smallest first; when none is left, the whole is withheld too.
 */
export function withhold(years: readonly YearSplit[]): DisclosedCounts {
  const bySize = [...years].sort((a, b) => a.F + a.M - b.F - b.M || (a.academicYear < b.academicYear ? -1 : 1));
  const withheld = bySize.filter(isSmall);
  for (const year of bySize) {
    if (withheld.length === 0 || !areTooFew(withheld)) break;
    if (!withheld.includes(year)) withheld.push(year);
  }
  return {
    all: withheld.length > 0 && areTooFew(withheld) ? null : sumOf(years),
    years: new Map(years.map((year) => [year.academicYear, withheld.includes(year) ? null : { F: year.F, M: year.M }])),
  };
}
