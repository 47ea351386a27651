/** What a run says of its costs. */
import { expect, test } from "vitest";
import { describeCosts, describeLeftOut, describeSlowest, listOverBudget } from "./test-costs.mjs";

const report = {
  passed: 90,
  failed: 1,
  left: 1240,
  slowest: [{ file: "api/a.test.ts", cpuSeconds: 12.34 }],
  projects: { api: { tests: 60, cpuSeconds: 40 }, web: { tests: 31, cpuSeconds: 20 } },
  counts: { chains: 3 },
};

test("processor time is told by project, with what belongs to none, beside what was kept", () => {
  const kept = { issue: 7, machine: "2 cores", cpuSeconds: { api: 38, all: 70 } };
  const lines = describeCosts({ report, cpuSeconds: 75, kept, budgets: { chains: 4 } });
  expect(lines.map((line) => line.replace(/ +/g, " "))).toEqual([
    "",
    "CPU seconds, and beside them those of issue 7 (2 cores)",
    "api 40 38",
    "web 20",
    "runner and database 15",
    "all 75 70",
    "Counted: chains 3 of 4",
  ]);
});

test("the whole run counts without budgets", () => {
  expect(describeCosts({ report, cpuSeconds: 75 }).at(-1)).toBe("Counted: chains 3");
});

test("what only the whole run has is told by its number", () => {
  expect(describeLeftOut(report, 6)).toBe("1,240 cases and 6 whole files run in test:all alone");
});

test("the files that cost most are named with their processor time", () => {
  expect(describeSlowest(report)).toEqual(["The files that cost most", "   12.3 api/a.test.ts"]);
});

test("what is over its budget, or has none, is a line each", () => {
  expect(listOverBudget({ chains: 4, hosts: 1 }, { chains: 4 })).toEqual([
    "over budget: 1 hosts, 0 allowed by scripts/test-budgets.mjs",
  ]);
});
