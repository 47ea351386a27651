/** The sum never hides a failure. */
import { expect, onTestFinished, test, vi } from "vitest";
import { countHonestly, readSum, runAndTally } from "./tally.mjs";

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

test("a script's sum is its last line that tells one", () => {
  expect(readSum("2 passed, 0 failed\nmore\n7 passed, 1 failed\n")).toEqual({ passed: 7, failed: 1 });
  expect(readSum("17 passed")).toBeUndefined();
});

test("steps of a list run beside each other, and what fails in either counts", async () => {
  const { exitCode } = process;
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(() => {
    print.mockRestore();
    process.exitCode = exitCode;
  });
  let begin;
  const begun = new Promise((resolve) => {
    begin = resolve;
  });
  const first = () => begun.then(() => ({ passed: 2, failed: 0 }));
  const second = async () => {
    begin();
    return { passed: 1, failed: 1 };
  };
  await runAndTally([[first, second], async () => ({ passed: 4, failed: 0 })]);
  expect([print.mock.calls, process.exitCode]).toEqual([[["7 passed, 1 failed"]], 1]);
});
