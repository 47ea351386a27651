/** Texts of a template, filled in. */
import { expect, test } from "vitest";
import { linesOf } from "./text.ts";

const lines = (text: string, values: Record<string, string> = {}, language: "en" | "ar" = "en") =>
  linesOf({ text, values, language });
const plain = (...args: Parameters<typeof lines>) =>
  lines(...args)?.map((runs) => runs.map((run) => run.text).join("")) ?? null;

test("a field is replaced by its value, and a line break makes a new line", () => {
  expect(plain("To {firstName}\n{lastName}.", { firstName: "Inès", lastName: "Salah" })).toEqual(["To Inès", "Salah."]);
});

test("a text whose fields are all empty is not drawn, nor an empty text", () => {
  expect(plain("Honours: {honours}")).toBeNull();
  expect(plain(" ")).toBeNull();
});

test("a part in brackets is left out if one of its fields is empty; other brackets stay", () => {
  const text = "born on {birthDate}[ in {birthPlace}] [sic]";
  expect(plain(text, { birthDate: "1 May" })).toEqual(["born on 1 May [sic]"]);
  expect(plain(text, { birthDate: "1 May", birthPlace: "Sfax" })).toEqual(["born on 1 May in Sfax [sic]"]);
});

test.each([
  ["né(e) le {birthDate}[ à {birthPlace}]", "né(e) en 1985"],
  ["NÉE LE {birthDate}", "NÉE EN 1985"],
  ["المولود(ة) في {birthDate}[ بـ{birthPlaceAr}]", "المولود(ة) سنة 1985"],
  ["المزداد بتاريخ {birthDate}", "المزداد سنة 1985"],
  ["born on {birthDate}", "born in 1985"],
  ["Date de naissance : {birthDate}", "Date de naissance : 1985"],
  ["Michelle {birthDate}", "Michelle 1985"],
])("before a year alone, %s says what is said before years", (text, printed) => {
  expect(plain(text, { birthDate: "1985" })).toEqual([printed]);
  expect(plain(text, { birthDate: "1 mai 1985" })).toEqual([text.replace(/\{.*$/, "1 mai 1985")]);
});

test("a text may be empty without its parts", () => {
  expect(plain("[{city}, {day}]", { city: "Tunis" })).toBeNull();
});

test("a value of the other direction is isolated, and numbers run from left to right", () => {
  const arabic = (text: string) => ({ text, isArabic: true });
  expect(lines("رقم {n} لـ {name}", { n: "LIC-12/3", name: "إيناس" }, "ar")).toEqual([
    [arabic("رقم"), { text: " " }, { text: "LIC-12/3", direction: "ltr" }, { text: " " }, arabic("لـ إيناس")],
  ]);
  expect(lines("{name}", { name: "إيناس" })).toEqual([[{ ...arabic("إيناس"), direction: "rtl" }]]);
});

test("adjacent letters of one script stay together, so that Arabic ones join", () => {
  expect(lines("ال{name}", { name: "طالب" }, "ar")).toEqual([[{ text: "الطالب", isArabic: true }]]);
  expect(lines("{a}{b}", { a: "Ben", b: "نور" })).toEqual([
    [{ text: "Ben" }, { text: "نور", isArabic: true, direction: "rtl" }],
  ]);
});

test("a field without a value is empty, whatever its name", () => {
  expect(plain("{constructor}")).toBeNull();
  expect(plain("a{toString}b{n}", { n: "1" })).toEqual(["ab1"]);
});

test("a value is always plain text", () => {
  expect(plain("{a}", { a: "{b}[x {b}]", b: "no" })).toEqual(["{b}[x {b}]"]);
});
