/** What a seed draws happens at times that are not the same twice, so that only `npm run test:all` runs it. */
import { expect, test } from "vitest";
import { runCases, SEEDS } from "./harness.ts";

const LIMIT = { timeout: 600_000 };

test("seeded cases of one host with faults of all kinds", LIMIT, async () => {
  expect(await runCases({ hosts: 1, seeds: SEEDS.oneHost })).toEqual({ broken: [], differences: [] });
});

test("seeded cases of two hosts with faults of all kinds", LIMIT, async () => {
  expect(await runCases({ hosts: 2, seeds: SEEDS.twoHosts })).toEqual({ broken: [], differences: [] });
});
