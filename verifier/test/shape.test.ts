/** The form of values from outside, at the limits of what is accepted. */
import { expect, test } from "vitest";
import { isIntegerIn, isText, isUniversityId } from "../src/credential/shape.ts";

test("a text has at least one character and at most the given number", () => {
  expect(["", "a", "abc", "abcd", ["a"]].map((value) => isText(value, 3))).toEqual([false, true, true, false, false]);
});

test("an integer may equal either limit, but not exceed it", () => {
  expect([1, 2, 4, 5, 2.5, "3"].map((value) => isIntegerIn(value, 2, 4))).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test("a university's id is a decimal of 64 bits, and not zero", () => {
  const largest = 2n ** 64n - 1n;
  expect(["1", `${largest}`].every(isUniversityId)).toBe(true);
  expect(["0", "01", `${largest + 1n}`, "-1", 7].some(isUniversityId)).toBe(false);
});
