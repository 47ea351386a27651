import { expect, test } from "vitest";
import { runCases, SEED } from "./seeded.ts";

test("seeded cases of one host, with faults of all kinds", { timeout: 600_000 }, async () => {
  expect(await runCases({ hosts: 1, first: SEED })).toEqual({ broken: [], differences: [] });
});
