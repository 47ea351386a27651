/** In whose months Arabic is shown, by the languages of a browser. */
import { expect, test } from "vitest";
import { ARAB_REGIONS, acceptedLanguages, arabicDates, arabRegionOf } from "./arab-regions.ts";

test.each([
  [["ar-EG", "ar", "en-US"], "EG"],
  [["fr-FR", "fr", "ar-LB"], "LB"],
  [["en", "ar", "ar-MA", "ar-SA"], "MA"],
  [["ar-Arab-IQ"], "IQ"],
  [["AR-sy"], "SY"],
  [["ar-DZ-u-nu-arab"], "DZ"],
])("of %j the region is %s", (languages, region) => {
  expect(arabRegionOf(languages)).toBe(region);
});

test.each([[[]], [["fr-FR", "en"]], [["ar"]], [["ar-FR"]], [["ar-001"]], [["fr-MA"]], [["", "*", "arq-DZ"]]])(
  "%j names no Arabic of an Arab country, so the months are those of Tunisia",
  (languages) => expect(arabRegionOf(languages)).toBe("TN"),
);

test.each([
  ["ar-EG,ar;q=0.9,en;q=0.8", ["ar-EG", "ar", "en"]],
  ["en;q=0.5, ar-MA ; q=0.7, fr", ["fr", "ar-MA", "en"]],
  ["ar-SA;q=0, ar-KW;q=0.1", ["ar-KW"]],
  ["ar-SA;q=much,*", ["*"]],
  ["", []],
  [undefined, []],
])("the header %j prefers %j", (header, languages) => {
  expect(acceptedLanguages(header)).toEqual(languages);
});

test.each([
  [["TN", "DZ"], "3 جويلية 2026"],
  [["EG", "LY", "SD", "SA", "AE", "BH", "KW", "OM", "QA", "YE", "DJ", "KM", "SO", "MR"], "3 يوليو 2026"],
  [["MA"], "3 يوليوز 2026"],
  [["IQ", "JO", "LB", "PS", "SY"], "3 تموز 2026"],
] as const)("in %j it is %s", (regions, written) => {
  for (const region of regions) {
    const format = new Intl.DateTimeFormat(arabicDates(region), { dateStyle: "long", timeZone: "UTC" });
    expect(format.format(new Date("2026-07-03T00:00:00Z"))).toBe(written);
  }
});

test("every member of the Arab League has its months", () => {
  expect(new Set(ARAB_REGIONS).size).toBe(22);
});
