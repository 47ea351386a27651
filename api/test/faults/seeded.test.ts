import { expect, test } from "vitest";
import { planCase, sortsMetBy } from "./case-plan.ts";
import { SORTS } from "./faults-of-a-case.ts";
import { runCases, SEEDS } from "./seeded.ts";

test("seeded cases of one host with faults of all kinds", { timeout: 600_000 }, async () => {
  const { deaths, ...wrong } = await runCases({ hosts: 1, seeds: SEEDS.oneHost });
  expect(wrong).toEqual({ broken: [], differences: [] });
  expect(deaths).toBeGreaterThanOrEqual(SEEDS.oneHost.length / 2);
});

test("the seeds cover every fault and every step at which a host may die", () => {
  const met = [...SEEDS.oneHost, ...SEEDS.rivals].flatMap((seed) => sortsMetBy(planCase(seed)));
  expect(SORTS.filter((sort) => !met.includes(sort))).toEqual([]);
});
