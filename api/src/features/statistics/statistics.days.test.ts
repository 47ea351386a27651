/** Ranges, days, weeks and months, all in UTC. */
import { expect, test } from "vitest";
import {
  addMonths,
  daysOf,
  lastDays,
  lastMonths,
  lastWeeks,
  monthOf,
  monthsOf,
  rangeBefore,
  readRange,
  sumUp,
  weekOf,
} from "./statistics.days.ts";

const TODAY = "2026-03-15";

test("without days there is no range; an open end means today, an open beginning the earliest day", () => {
  expect(readRange({}, TODAY)).toBeNull();
  expect(readRange({ from: "2026-01-01" }, TODAY)).toEqual({ from: "2026-01-01", to: TODAY });
  expect(readRange({ to: "2025-12-31" }, TODAY)).toEqual({ from: "2024-01-01", to: "2025-12-31" });
  expect(readRange({ from: TODAY, to: TODAY }, TODAY)).toEqual({ from: TODAY, to: TODAY });
});

test("a range has at most 24 months, and ends after it begins", () => {
  expect(readRange({ from: "2024-01-01", to: "2025-12-31" }, TODAY)).toMatchObject({ from: "2024-01-01" });
  const refusalOf = (from: string, to?: string) => {
    try {
      return readRange({ from, to }, TODAY);
    } catch (error) {
      return error;
    }
  };
  expect(refusalOf("2024-01-01", "2026-01-01")).toMatchObject({
    code: "invalid_input",
    fields: [{ path: "from", error: "range_too_long" }],
  });
  expect(refusalOf("2026-03-16")).toMatchObject({ fields: [{ path: "from", error: "range_reversed" }] });
});

test("the last days, weeks and months end with today's", () => {
  expect(daysOf(lastDays(TODAY, 30))).toHaveLength(30);
  expect(lastMonths(TODAY, 12)).toEqual({ from: "2025-04-01", to: TODAY });
  expect(monthsOf(lastMonths(TODAY, 12))).toHaveLength(12);
  // The 15th of March 2026 is a Sunday: its week began on the 9th.
  expect(lastWeeks(TODAY, 2)).toEqual({ from: "2026-03-02", to: TODAY });
  expect([weekOf("2026-03-16"), weekOf("2026-03-22")]).toEqual(["2026-03-16", "2026-03-16"]);
  expect(addMonths("2024-02-29", 12)).toBe("2025-03-01");
});

test("the previous period has as many days and ends the day before", () => {
  expect(rangeBefore({ from: "2026-03-01", to: "2026-03-31" })).toEqual({ from: "2026-01-29", to: "2026-02-28" });
});

test("parts without counts are included as 0", () => {
  const range = { from: "2026-01-30", to: "2026-04-02" };
  const counted = [
    { day: "2026-01-31", count: 2 },
    { day: "2026-04-01", count: 3 },
    { day: "2026-04-02", count: 4 },
  ];
  expect([...sumUp(counted, { parts: monthsOf(range), partOf: monthOf })]).toEqual([
    ["2026-01", 2],
    ["2026-02", 0],
    ["2026-03", 0],
    ["2026-04", 7],
  ]);
});
