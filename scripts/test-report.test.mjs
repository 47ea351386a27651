/** What the report of a run says of its files. */
import { expect, test } from "vitest";
import { reportOf } from "../vitest.reporter.ts";

const caseOf = (state, tags = []) => ({ tags, result: () => ({ state }) });
const moduleOf = (cases, state = "passed") => ({
  moduleId: `${process.cwd()}/api/a.test.ts`,
  project: { name: "api" },
  children: { allTests: () => cases },
  state: () => state,
  meta: () => ({ costs: { cpuSeconds: 2, counts: { chains: 1 } } }),
});
const leftOut = caseOf("skipped", ["all"]);

test("cases are counted, with those that only the whole run has", () => {
  const cases = [caseOf("passed"), caseOf("failed"), leftOut, caseOf("skipped")];
  expect(reportOf([moduleOf(cases, "failed")])).toEqual({
    passed: 1,
    failed: 1,
    left: 1,
    broken: [],
    projects: { api: { tests: 2, cpuSeconds: 2 } },
    counts: { chains: 1 },
    slowest: [{ file: "api/a.test.ts", cpuSeconds: 2 }],
  });
});

test("a file that failed without a failed case is broken", () => {
  expect(reportOf([moduleOf([caseOf("passed")], "failed")]).broken).toEqual(["api/a.test.ts"]);
});

test("a file of which no case runs is broken, since none of its hooks runs either", () => {
  expect(reportOf([moduleOf([leftOut, leftOut])]).broken).toEqual([
    "api/a.test.ts is to be named .all.test, as only test:all has its cases",
  ]);
  // Those that were not asked for by name are left out in another way.
  expect(reportOf([moduleOf([leftOut, caseOf("skipped")]), moduleOf([])]).broken).toEqual([]);
});
