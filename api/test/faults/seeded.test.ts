import { expect, test } from "vitest";
import { planCase, SEEDS, SORTS, sortsMetBy } from "./harness.ts";

test("the seeds cover every fault and every step at which a host may die", () => {
  const met = [...SEEDS.oneHost, ...SEEDS.twoHosts].flatMap((seed) => sortsMetBy(planCase(seed)));
  expect(SORTS.filter((sort) => !met.includes(sort))).toEqual([]);
});
