/** Which splits of people by sex are told to those who are no members of their universities, so that no small number is. Pure. */
import { LEAST_DISCLOSED } from "@ijaza/schema/statistic";

export type Split = { F: number; M: number };
export type YearSplit = Split & { academicYear: string };
/** Null where a split is withheld. */
export type Disclosed = { all: Split | null; years: ReadonlyMap<string, Split | null> };

const isSmall = (count: number): boolean => count > 0 && count < LEAST_DISCLOSED;

const sumOf = (splits: readonly Split[]): Split => ({
  F: splits.reduce((sum, { F }) => sum + F, 0),
  M: splits.reduce((sum, { M }) => sum + M, 0),
});

/**
 * A split with a small number is withheld whole, or its total would give the number away. What is withheld of the years is
 * the whole less the years that are told: it must hold enough of each sex itself, so that further years are withheld, the
 * smallest first, until it does; when none is left, the whole is withheld as well.
 */
export function withhold(years: readonly YearSplit[]): Disclosed {
  const all = sumOf(years);
  const bySize = [...years].sort((a, b) => a.F + a.M - b.F - b.M || (a.academicYear < b.academicYear ? -1 : 1));
  const withheld = new Set(bySize.filter(({ F, M }) => isSmall(F) || isSmall(M)));
  const isTooFew = ({ F, M }: Split) => F < LEAST_DISCLOSED || M < LEAST_DISCLOSED;
  for (const year of bySize) {
    if (withheld.size === 0 || !isTooFew(sumOf([...withheld]))) break;
    withheld.add(year);
  }
  const isAllDisclosed = withheld.size === 0 || !isTooFew(sumOf([...withheld]));
  return {
    all: isAllDisclosed ? all : null,
    years: new Map(years.map((year) => [year.academicYear, withheld.has(year) ? null : { F: year.F, M: year.M }])),
  };
}
