import { expect, test } from "vitest";
import { runCases, SEEDS } from "./seeded.ts";

test("seeded cases of two rival hosts, with faults of all kinds", { timeout: 600_000 }, async () => {
  const { deaths, ...wrong } = await runCases({ hosts: 2, seeds: SEEDS.rivals });
  expect(wrong).toEqual({ broken: [], differences: [] });
  expect(deaths).toBeGreaterThanOrEqual(SEEDS.rivals.length / 2);
});
