import { expect, test } from "vitest";
import { readEther } from "./ether-amount.ts";

const ETHER = 10n ** 18n;

test("an amount is read with a point, a comma or Arabic digits, to the last wei", () => {
  expect(readEther("1")).toBe(ETHER);
  expect(readEther(" 0,1 ")).toBe(ETHER / 10n);
  expect(readEther("٠٫٢٥")).toBe(ETHER / 4n);
  expect(readEther(".000000000000000001")).toBe(1n);
});

test("a text that is no positive amount is refused", () => {
  for (const text of ["", " ", "0", "0.0", ".", "-1", "1e3", "1.2.3", "abc", "0.0000000000000000001", "1000000000000"])
    expect([text, readEther(text)]).toEqual([text, null]);
});
