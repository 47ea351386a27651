/** Formats: what a reader of each language sees. */
import { expect, test } from "vitest";
import { formatDate, formatEther, formatNumber, formatSize } from "./format.ts";

test("digits are Latin in all three languages", () => {
  for (const language of ["en", "fr", "ar"] as const) expect(formatNumber(1234567, language)).toMatch(/^1\D234\D567$/);
});

test("a day is written out in the reader's language, and a year alone stays one", () => {
  expect(formatDate("2026-07-03", "en")).toBe("3 July 2026");
  expect(formatDate("2026-07-03", "fr")).toBe("3 juillet 2026");
  expect(formatDate("2026-07-03", "ar")).toBe("3 جويلية 2026");
  expect(formatDate("1999", "en")).toBe("1999");
});

test("the size of a file is shown in kilobytes or megabytes", () => {
  expect(formatSize(48_200, "en")).toBe("48.2 kB");
  expect(formatSize(1_200_000, "fr")).toBe("1,2\u202fMo");
  expect(formatSize(12, "en")).toBe("0.1 kB");
});

test("ether has seven decimals, truncated and never rounded up", () => {
  expect(formatEther("1999999999999999999", "en")).toBe("1.9999999");
  expect(formatEther("0", "fr")).toBe("0,0000000");
  expect(formatEther("-500000000000000000", "en")).toBe("-0.5000000");
});
