/** The seeds that outages.test.ts and two-hosts.test.ts leave out. */
import { expect, test } from "vitest";
import { runCases, SEEDS } from "./harness.ts";

const LIMIT = { timeout: 600_000 };

test("seeded cases of one host with faults of all kinds", LIMIT, async () => {
  expect(await runCases({ hosts: 1, seeds: SEEDS.oneHost.slice(1) })).toEqual({ broken: [], differences: [] });
});

test("seeded cases of two hosts with faults of all kinds", LIMIT, async () => {
  expect(await runCases({ hosts: 2, seeds: SEEDS.twoHosts.slice(1) })).toEqual({ broken: [], differences: [] });
});
