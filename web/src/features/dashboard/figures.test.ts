/** How counts become bars, trends and numbers of days. */
import { expect, test } from "vitest";
import { barsOfDays, barsOfLevels, barsOfMonths, barsOfNamed, namedCountries } from "./bars.ts";
import { daysSince } from "./days-since.ts";
import { firstDayOf } from "./range.ts";
import { stepOf, TILES } from "./tile-map.ts";
import { trendOf } from "./trend.ts";

const NOW = new Date("2026-11-22T23:30:00Z");
const at = { language: "en", now: NOW } as const;

test("the current month and day, in UTC, are hatched", () => {
  const months = barsOfMonths({ months: ["2026-10", "2026-11"].map((month) => ({ month, count: 1 })) }, at);
  expect(months.map(({ label, name, hatched }) => [label, name, hatched])).toEqual([
    ["Oct", "October 2026", false],
    ["Nov", "November 2026", true],
  ]);
  const days = barsOfDays({ days: ["2026-11-01", "2026-11-22"].map((day) => ({ day, count: 1 })) }, at);
  expect(days.map(({ label, name, hatched }) => [label, name, hatched])).toEqual([
    ["1", "1 November 2026", false],
    ["22", "22 November 2026", true],
  ]);
});

test("months have their full Maghreb names in Arabic", () => {
  const [bar] = barsOfMonths({ months: [{ month: "2026-07", count: 1 }] }, { language: "ar", now: NOW });
  expect(bar).toMatchObject({ label: "جويلية", name: "جويلية 2026" });
});

test("levels are in their own order, and one that is no longer defined is shown by its code", () => {
  const graduates = [
    { level: "doctorate", sex: "M", count: 2 },
    { level: "licence", sex: "M", count: 5 },
    { level: "licence", sex: "F", count: 7 },
    { level: "agrege", sex: "F", count: 1 },
  ] as const;
  const bars = barsOfLevels({ graduates: [...graduates] }, "fr");
  expect(bars.map(({ label, counts }) => [label, ...counts])).toEqual([
    ["Licence", 7, 5],
    ["Doctorat", 0, 2],
    ["agrege", 1, 0],
  ]);
});

test("up to eight names have a bar each; of more, seven have one, and the rest is summed up with the call's others", () => {
  const named = (length: number) => Array.from({ length }, (_, index) => ({ name: `n${index}`, count: 10 - index }));
  expect(barsOfNamed(named(8), { label: "Others" })).toHaveLength(8);
  const bars = barsOfNamed(named(9), { label: "Others", others: 4 });
  expect(bars).toHaveLength(8);
  expect(bars.at(-1)).toMatchObject({ label: "Others", counts: [3 + 2 + 4], hatched: true });
});

test("countries are ordered by their number of universities, then by name", () => {
  const countries = ["TN", "DZ", "MA"].map((country) => ({ country, count: country === "MA" ? 3 : 1 }));
  expect(namedCountries({ countries }, "en").map(({ name }) => name)).toEqual(["Morocco", "Algeria", "Tunisia"]);
});

test.each([
  [{ now: 0, before: 0 }, { kind: "none" }],
  [{ now: 7, before: 7 }, { kind: "same" }],
  [{ now: 7, before: 0 }, { kind: "first" }],
  [
    { now: 7, before: 3 },
    { kind: "more", difference: 4 },
  ],
  [
    { now: 98, before: 99 },
    { kind: "less", difference: 1 },
  ],
  [
    { now: 118, before: 100 },
    { kind: "more", difference: 18, share: 0.18 },
  ],
  [
    { now: 100_001, before: 100_000 },
    { kind: "more", difference: 1 },
  ],
])("%j is described as %j", (counts, trend) => {
  expect(trendOf(counts)).toEqual(trend);
});

test("a range of thirty days ends today", () => {
  expect(firstDayOf(30, NOW)).toBe("2026-10-24");
  expect(firstDayOf(1, NOW)).toBe("2026-11-22");
});

test("days are counted from midnight to midnight, also over a change to summer time", () => {
  expect(daysSince("2026-11-22T00:01:00", new Date("2026-11-22T23:00:00"))).toBe(0);
  expect(daysSince("2026-11-21T23:59:00", new Date("2026-11-22T00:01:00"))).toBe(1);
  expect(daysSince("2026-03-28T12:00:00", new Date("2026-03-30T01:00:00"))).toBe(2);
});

test("no two countries share a tile, and each step of the map begins where the one before ends", () => {
  expect(new Set(Object.values(TILES).map(String)).size).toBe(22);
  expect([0, 1, 2, 3, 5, 6, 9, 10, 99].map(stepOf)).toEqual("none few few some some many many most most".split(" "));
});
