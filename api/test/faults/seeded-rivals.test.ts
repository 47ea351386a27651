import { expect, test } from "vitest";
import { CASES, runCases, SEED } from "./seeded.ts";

test("seeded cases of two rival hosts, with faults of all kinds", { timeout: 600_000 }, async () => {
  expect(await runCases({ hosts: 2, first: SEED + CASES })).toEqual({ broken: [], differences: [] });
});
