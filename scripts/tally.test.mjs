/** A sum never looks better than what happened. */
import { expect, test } from "vitest";
import { countHonestly } from "./tally.mjs";

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
