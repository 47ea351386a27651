import { expect, test } from "vitest";
import { clampAmount, readAmount } from "./credit-amount.ts";

test("an amount stays between 0 and 999", () => {
  expect(["1500", "1000", "999", "250", "-3", ""].map(clampAmount)).toEqual(["999", "999", "999", "250", "0", ""]);
});

test("an empty field, a text, zero and a fraction of a credit cannot be requested", () => {
  for (const text of ["", " ", "abc", "0", "-1", "2.5", "1000"]) expect([text, readAmount(text)]).toEqual([text, null]);
  expect(readAmount("1")).toBe(1);
  expect(readAmount("999")).toBe(999);
});
