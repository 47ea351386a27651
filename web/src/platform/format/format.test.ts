/** Formats: what a reader of each language sees. */
import { ARAB_REGIONS } from "@ijaza/schema/fields/arab-regions";
import { afterEach, expect, test, vi } from "vitest";
import {
  decimalSign,
  formatDate,
  formatDayAndMonth,
  formatDayOf,
  formatEther,
  formatMoment,
  formatMonth,
  formatNumber,
  formatShare,
  formatSize,
} from "./format.ts";

afterEach(() => {
  delete document.documentElement.dataset.region;
});

const browserSpeaks = (...languages: string[]) => vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);

test("digits are Latin in all three languages", () => {
  for (const language of ["en", "fr", "ar"] as const) expect(formatNumber(1234567, language)).toMatch(/^1\D234\D567$/);
});

test("a day is written out in the reader's language, and a year alone stays one", () => {
  expect(formatDate("2026-07-03", "en")).toBe("3 July 2026");
  expect(formatDate("2026-07-03", "fr")).toBe("3 juillet 2026");
  expect(formatDate("2026-07-03", "ar")).toBe("3 جويلية 2026");
  expect(formatDate("1999", "en")).toBe("1999");
});

test.each([
  [["fr-FR", "fr"], "جويلية"],
  [["ar-DZ", "ar"], "جويلية"],
  [["ar-EG", "ar"], "يوليو"],
  [["ar-SA"], "يوليو"],
  [["en", "ar-LB"], "تموز"],
  [["ar-MA", "fr-MA"], "يوليوز"],
])("for a browser of %j July is %s in Arabic, wherever it is written", (languages, july) => {
  browserSpeaks(...languages);
  expect(formatDate("2026-07-03", "ar")).toBe(`3 ${july} 2026`);
  expect(formatMonth("2026-07", "ar")).toBe(`${july} 2026`);
  expect(formatMonth("2026-07", "ar", "short")).toBe(july);
  expect(formatDayAndMonth("2026-07-03", "ar")).toBe(`3 ${july}`);
  expect(formatDayOf("2026-07-03T12:00:00Z", "ar")).toBe(`3 ${july} 2026`);
  expect(formatMoment("2026-07-03T12:00:00Z", "ar")).toContain(`3 ${july} 2026، `);
});

test("a painted page keeps the months that it was painted with, whatever the browser says", () => {
  browserSpeaks("ar-MA");
  document.documentElement.dataset.region = "EG";
  expect(formatDate("2026-07-03", "ar")).toBe("3 يوليو 2026");
});

test("only Arabic has months by country", () => {
  browserSpeaks("ar-EG");
  expect(formatDate("2026-07-03", "en")).toBe("3 July 2026");
  expect(formatDate("2026-07-03", "fr")).toBe("3 juillet 2026");
});

test("numbers in Arabic are the same in all countries", () => {
  const written = ARAB_REGIONS.map((region) => {
    browserSpeaks(`ar-${region}`);
    const ether = formatEther("1500000000000000000", "ar");
    return [formatNumber(1234567, "ar"), decimalSign("ar"), formatShare(0.5, "ar"), formatSize(1_200_000, "ar"), ether];
  });
  expect(new Set(written.map((each) => each.join()))).toHaveLength(1);
  expect(written[0]).toEqual(expect.arrayContaining(["1.234.567", ",", "1,5000000"]));
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
