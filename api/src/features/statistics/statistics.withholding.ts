/**
 * Which splits by sex are disclosed to those who are no members of their universities. Numbers of diplomas are, but what is
 * small is counted in people: whoever holds five diplomas is one. Pure.
 */
import { LEAST_DISCLOSED } from "@ijaza/schema/statistic";

export type Split = { F: number; M: number };
/** Diplomas of an academic year, and ids of their holders: all of them, or as many as are enough to be disclosed. */
export type YearSplit = Split & { academicYear: string; people: Record<keyof Split, readonly string[]> };
/** Null where a split is withheld. */
export type Disclosed = { all: Split | null; years: ReadonlyMap<string, Split | null> };

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
 * A split of few people is withheld whole, or its total would give their number away. What is withheld of the years is the
 * whole less the years that are disclosed: it must be of enough people of each sex itself, so that further years are
 * withheld, the smallest first, until it is; when none is left, the whole is withheld as well.
 */
export function withhold(years: readonly YearSplit[]): Disclosed {
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
