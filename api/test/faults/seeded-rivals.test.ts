import { expect, test } from "vitest";
import { runCases, SEEDS } from "./seeded.ts";

test("seeded cases of two rival hosts, with faults of all kinds", { timeout: 600_000 }, async () => {
  const { deaths, ...wrong } = await runCases({ hosts: 2, seeds: SEEDS.rivals });
  expect(wrong).toEqual({ broken: [], differences: [] });
  // Only one of the two is to die at a step, and it is luck which of them comes to it.
  expect(deaths).toBeGreaterThanOrEqual(1);
});
