/** The sum never hides a failure. */
import { expect, test } from "vitest";
import { countHonestly, listBrokenFiles } from "./tally.mjs";

test("the counts of a tool that succeeds are kept", () => {
  expect(countHonestly({ code: 0, passed: 7 })).toEqual({ passed: 7, failed: 0 });
});

test("a tool that fails without naming a failure counts as one failure", () => {
  expect(countHonestly({ code: 1, passed: 7 })).toEqual({ passed: 7, failed: 1 });
  expect(countHonestly({ code: null, passed: 7 })).toEqual({ passed: 7, failed: 1 });
});

test("a tool that counts nothing counts as one failure, even if it succeeds", () => {
  expect(countHonestly({ code: 0 })).toEqual({ passed: 0, failed: 1 });
});

test("named failures are counted once", () => {
  expect(countHonestly({ code: 1, passed: 7, failed: 2 })).toEqual({ passed: 7, failed: 2 });
});

test("a file that failed although none of its tests did is broken", () => {
  const file = (name, status, ...tests) => ({
    name,
    status,
    assertionResults: tests.map((each) => ({ status: each })),
  });
  const testResults = [
    file("/a", "failed", "passed"),
    file("/b", "failed"),
    file("/c", "failed", "failed", "passed"),
    file("/d", "passed", "passed"),
  ];
  expect(listBrokenFiles({ testResults })).toEqual(["/a", "/b"]);
});
