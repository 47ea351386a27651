/** No sum, difference or pair of what is told at one moment tells of 1 to 4 people of one sex. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Split, type Told, withhold, type YearSplit } from "./statistics.withholding.ts";

const year = (index: number, F: number, M: number): YearSplit => ({
  academicYear: `${2000 + index}-${2001 + index}`,
  F,
  M,
});

/** Many small numbers, some none, some large: what really occurs, and the borders. */
const number = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 400 }));
const population = fc
  .array(fc.tuple(number, number), { maxLength: 8 })
  .map((splits) => splits.map(([F, M], index) => year(index, F, M)));

const isSmall = (count: number) => count >= 1 && count <= 4;
const sum = (splits: readonly Split[], sex: keyof Split) => splits.reduce((all, split) => all + split[sex], 0);

/**
 * Numbers of people of one sex that follow from what is told: each that is told, and what the whole leaves when years that
 * are told are taken off it, all of them or any of them where the rest is one group of people.
 */
function derived(years: readonly YearSplit[], { all, years: told }: Told): number[] {
  const known = years.flatMap(({ academicYear }) => told.get(academicYear) ?? []);
  const direct = [...known, ...(all ? [all] : [])].flatMap(({ F, M }) => [F, M]);
  const left = all ? [all.F - sum(known, "F"), all.M - sum(known, "M")] : [];
  return [...direct, ...left];
}

test("whatever the population, nothing that follows is a number from 1 to 4", () => {
  fc.assert(
    fc.property(population, (years) => {
      expect(derived(years, withhold(years)).filter(isSmall)).toEqual([]);
    }),
    { numRuns: 5000 },
  );
});

test("whatever the population, a total of a year and of all does not give away who was withheld", () => {
  fc.assert(
    fc.property(population, (years) => {
      const { all, years: told } = withhold(years);
      const withheld = years.filter(({ academicYear }) => told.get(academicYear) === null);
      // One year alone, or people of one sex alone, would be its totals.
      if (all && withheld.length > 0) {
        expect(withheld.length).toBeGreaterThan(1);
        expect([sum(withheld, "F") >= 5, sum(withheld, "M") >= 5]).toEqual([true, true]);
      }
    }),
    { numRuns: 5000 },
  );
});

test("what needs no withholding is told", () => {
  const years = [year(1, 5, 9), year(2, 0, 12)];
  expect(withhold(years)).toEqual({
    all: { F: 5, M: 21 },
    years: new Map([
      ["2001-2002", { F: 5, M: 9 }],
      ["2002-2003", { F: 0, M: 12 }],
    ]),
  });
});

test("a small number takes its sibling along, and the smallest other year, by which it would follow", () => {
  const { all, years } = withhold([year(1, 4, 90), year(2, 30, 30), year(3, 70, 70)]);
  expect(all).toEqual({ F: 104, M: 190 });
  expect([...years.values()]).toEqual([null, null, { F: 70, M: 70 }]);
});

test("where nothing else is left to withhold, the whole is withheld", () => {
  expect(withhold([year(1, 3, 200)])).toEqual({ all: null, years: new Map([["2001-2002", null]]) });
  expect(withhold([])).toEqual({ all: { F: 0, M: 0 }, years: new Map() });
});
