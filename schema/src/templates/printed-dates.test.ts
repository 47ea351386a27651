/** Days are written as each country's universities write them. */
import { expect, test } from "vitest";
import type { Language } from "../product.ts";
import { easternDigits, printDay, printOnDay } from "./printed-dates.ts";

const MONTHS = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, "0")}-02`);
const text = (styled: { text: string }[]) => styled.map((each) => each.text).join("");
const monthsOf = (country: string) =>
  MONTHS.map((day) =>
    text(printDay(day, { language: "ar", country }))
      .split(" ")
      .slice(1, -1)
      .join(" "),
  ).join(" ");

test.each([
  ["TN", "جانفي فيفري مارس أفريل ماي جوان جويلية أوت سبتمبر أكتوبر نوفمبر ديسمبر"],
  ["DZ", "جانفي فيفري مارس أفريل ماي جوان جويلية أوت سبتمبر أكتوبر نوفمبر ديسمبر"],
  ["MA", "يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر"],
  ["EG", "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر"],
  ["SA", "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر"],
  ["JO", "كانون الثاني شباط آذار نيسان أيار حزيران تموز آب أيلول تشرين الأول تشرين الثاني كانون الأول"],
  ["MR", "يناير فبراير مارس إبريل مايو يونيو يوليو أغشت شتمبر أكتوبر نوفمبر دجمبر"],
])("the months of %s", (country, months) => {
  expect(monthsOf(country)).toBe(months);
});

const CASES: [Language, string, string, string][] = [
  ["fr", "TN", "2026-10-02", "2 octobre 2026"],
  ["en", "GB", "2026-10-01", "1 October 2026"],
  ["ar", "TN", "2026-10-01", "1 أكتوبر 2026"],
  ["ar", "MA", "2026-10-01", "فاتح أكتوبر 2026"],
  ["ar", "MA", "2026-10-02", "2 أكتوبر 2026"],
  ["ar", "SA", "2003", "2003"],
];

test.each(CASES)("in %s of %s, %s is %s", (language, country, day, printed) => {
  expect(text(printDay(day, { language, country }))).toBe(printed);
});

test("the first of a month has its ending raised in French", () => {
  expect(printDay("2026-10-01", { language: "fr", country: "TN" })).toEqual([
    { text: "1", style: {} },
    { text: "er", style: { isRaised: true } },
    { text: " octobre 2026", style: {} },
  ]);
});

test("a day of the Hijri calendar is that of Umm al-Qura, without its era", () => {
  const hijri = (day: string) => text(printDay(day, { language: "ar", country: "SA", calendar: "hijri" }));
  expect([hijri("2026-07-01"), hijri("2026-10-01")]).toEqual(["16 محرم 1448", "20 ربيع الآخر 1448"]);
});

test("the word before a day is another one before a year alone", () => {
  const both = (language: Language, country: string) =>
    ["2003-05-12", "2003"].map((day) => text(printOnDay(day, { language, country })));
  expect(both("fr", "TN")).toEqual(["le 12 mai 2003", "en 2003"]);
  expect(both("en", "SA")).toEqual(["on 12 May 2003", "in 2003"]);
  expect(both("ar", "TN")).toEqual(["في 12 ماي 2003", "سنة 2003"]);
  expect(both("ar", "MA")).toEqual(["بتاريخ 12 ماي 2003", "سنة 2003"]);
});

test("Eastern digits stand for Latin ones", () => {
  expect(easternDigits("12 أيار 2003")).toBe("١٢ أيار ٢٠٠٣");
});
