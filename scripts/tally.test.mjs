/** A sum never looks better than what happened. */
import { expect, test } from "vitest";
import { countHonestly, listBrokenFiles } from "./tally.mjs";

test("a tool that ends well counts what it counted", () => {
  expect(countHonestly({ code: 0, passed: 7 })).toEqual({ passed: 7, failed: 0 });
});

test("a tool that fails without naming a failure is one failure", () => {
  expect(countHonestly({ code: 1, passed: 7 })).toEqual({ passed: 7, failed: 1 });
  expect(countHonestly({ code: null, passed: 7 })).toEqual({ passed: 7, failed: 1 });
});

test("a tool that counts nothing is one failure, however it ends", () => {
  expect(countHonestly({ code: 0 })).toEqual({ passed: 0, failed: 1 });
});

test("named failures are counted once", () => {
  expect(countHonestly({ code: 1, passed: 7, failed: 2 })).toEqual({ passed: 7, failed: 2 });
});

test("a file is broken that failed though none of its tests did", () => {
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
