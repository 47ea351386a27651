/** No sum, difference or pair of figures disclosed at one time reveals 1 to 4 people of one sex, however many diplomas they hold. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../../test-seed.ts";
import { type DisclosedCounts, type Split, withhold, type YearSplit } from "./statistics.withholding.ts";

type Sex = keyof Split;
const SEXES: readonly Sex[] = ["F", "M"];

const yearName = (index: number) => `${2000 + index}-${2001 + index}`;
const people = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`);

/** A year whose people hold one diploma each and none of another year. */
const year = (index: number, F: number, M: number): YearSplit => ({
  academicYear: yearName(index),
  F,
  M,
  people: { F: people(`F${index}-`, F), M: people(`M${index}-`, M) },
});

/** Mostly small numbers, some 0, some large: realistic cases and the borders. */
const number = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 400 }));
/** So many people of one sex who all hold diplomas of the same years, in some years several. */
const group = fc.record({
  sex: fc.constantFrom(...SEXES),
  years: fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 5 }),
  count: number,
});
const population = fc.array(group, { maxLength: 12 }).map((groups): YearSplit[] =>
  [0, 1, 2, 3, 4].map((index) => {
    const ofYear = groups.map((each, at) => ({
      ...each,
      at,
      diplomas: each.years.filter((of) => of === index).length,
    }));
    const diplomasOf = (sex: Sex) =>
      ofYear.filter((each) => each.sex === sex).reduce((sum, { count, diplomas }) => sum + count * diplomas, 0);
    const holdersOf = (sex: Sex) =>
      ofYear.flatMap((each) => (each.sex === sex && each.diplomas > 0 ? people(`${each.at}-`, each.count) : []));
    const holders = { F: holdersOf("F"), M: holdersOf("M") };
    return { academicYear: yearName(index), F: diplomasOf("F"), M: diplomasOf("M"), people: holders };
  }),
);

const isSmall = (count: number) => count >= 1 && count <= 4;
const peopleIn = (years: readonly YearSplit[], sex: Sex) => new Set(years.flatMap((each) => each.people[sex])).size;

const withheldOf = (years: readonly YearSplit[], disclosed: DisclosedCounts) =>
  years.filter(({ academicYear }) => disclosed.years.get(academicYear) === null);

/** The number of people behind each derivable figure: of each year, of the whole, and of the whole less the disclosed years. */
function derived(years: readonly YearSplit[], disclosed: DisclosedCounts): number[] {
  const withheld = withheldOf(years, disclosed);
  const known = years.filter((each) => !withheld.includes(each)).map((each) => [each]);
  return [...known, ...(disclosed.all ? [years, withheld] : [])].flatMap((some) =>
    SEXES.map((sex) => peopleIn(some, sex)),
  );
}

const cases = { numRuns: runs({ few: 300, all: 5000 }) };

test("for any population, no derivable figure is about 1 to 4 people", () => {
  fc.assert(
    fc.property(population, (years) => {
      expect(derived(years, withhold(years)).filter(isSmall)).toEqual([]);
    }),
    cases,
  );
});

test("for any population, the totals of a year and of all years do not reveal a withheld figure", () => {
  fc.assert(
    fc.property(population, (years) => {
      const disclosed = withhold(years);
      const withheld = withheldOf(years, disclosed);
      // With only one year or one sex, the totals would give the split away.
      if (disclosed.all && withheld.length > 0) {
        expect(withheld.length).toBeGreaterThan(1);
        expect(SEXES.map((sex) => peopleIn(withheld, sex) >= 5)).toEqual([true, true]);
      }
    }),
    cases,
  );
});

test("for any population, disclosed figures are the numbers of diplomas, and nothing is withheld without need", () => {
  fc.assert(
    fc.property(population, (years) => {
      const disclosed = withhold(years);
      for (const { academicYear, F, M } of years)
        expect([null, { F, M }]).toContainEqual(disclosed.years.get(academicYear));
      const withheld = withheldOf(years, disclosed);
      const needed = withheld.filter((each) => SEXES.some((sex) => isSmall(peopleIn([each], sex))));
      const inOrder = (a: YearSplit, b: YearSplit) =>
        a.F + a.M - b.F - b.M || (a.academicYear < b.academicYear ? -1 : 1);
      const last = withheld
        .filter((each) => !needed.includes(each))
        .sort(inOrder)
        .at(-1);
      if (needed.length === 0) expect([withheld, disclosed.all === null]).toEqual([[], false]);
      // Without the year that was withheld last, too few people would have remained.
      if (last) {
        const fewer = withheld.filter((each) => each !== last);
        expect(SEXES.some((sex) => peopleIn(fewer, sex) < 5)).toBe(true);
      }
    }),
    cases,
  );
});

test("figures that need no withholding are disclosed", () => {
  const years = [year(1, 5, 9), year(2, 0, 12)];
  expect(withhold(years)).toEqual({
    all: { F: 5, M: 21 },
    years: new Map([
      ["2001-2002", { F: 5, M: 9 }],
      ["2002-2003", { F: 0, M: 12 }],
    ]),
  });
});

test("with a small number its counterpart and the smallest other year are withheld, from which it would follow", () => {
  const { all, years } = withhold([year(1, 4, 90), year(2, 30, 30), year(3, 70, 70)]);
  expect(all).toEqual({ F: 104, M: 190 });
  expect([...years.values()]).toEqual([null, null, { F: 70, M: 70 }]);
});

test("one woman with five diplomas counts as one, in a year and over years", () => {
  const alone = { ...year(1, 5, 90), people: { F: ["only"], M: people("M", 90) } };
  expect(withhold([alone])).toEqual({ all: null, years: new Map([["2001-2002", null]]) });
  const again = { ...year(2, 4, 90), people: { F: ["only", "a", "b", "c"], M: people("N", 90) } };
  expect(withhold([alone, again]).all).toBeNull();
});

test("where nothing else is left to withhold, the total is withheld", () => {
  expect(withhold([year(1, 3, 200)])).toEqual({ all: null, years: new Map([["2001-2002", null]]) });
  expect(withhold([])).toEqual({ all: { F: 0, M: 0 }, years: new Map() });
});
