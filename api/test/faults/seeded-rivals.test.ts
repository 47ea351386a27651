import { expect, test } from "vitest";
import { runCases, SEEDS } from "./seeded.ts";

test("seeded cases of two hosts with faults of all kinds", { timeout: 600_000 }, async () => {
  const { deaths, ...wrong } = await runCases({ hosts: 2, seeds: SEEDS.rivals });
  expect(wrong).toEqual({ broken: [], differences: [] });
  // Only one of the two must die at a step, and chance decides which of them reaches it.
  expect(deaths).toBeGreaterThanOrEqual(1);
});
