import { describe, expect, test } from "vitest";
import { fieldMessage } from "../errors/errors.ts";
import { type Field, readCell } from "../fields/fields.ts";
import { LANGUAGES } from "../product.ts";
import { printableFields, printValues } from "./fields.ts";
import { missingLetter } from "./printed-letters.ts";

const TODAY = "2026-11-01";
const fieldOf = (kind: Field["kind"]): Field => ({ name: "x", label: { en: "x", fr: "x", ar: "x" }, kind });
const read = (kind: Field["kind"], text: string) => readCell(fieldOf(kind), text, TODAY);

describe("a letter can be printed", () => {
  test.each([
    ["Latin with marks", "Ñandú Łódź Şükrü Nguyễn ẹ̀kọ́ Œuvre"],
    ["Arabic with vowels, and other languages' Arabic letters", "مُحَمَّد الأمين ڥاطمة گچپژ ٱلله ﷺ"],
    ["Persian with its joiners", "علی\u200cرضا می\u200dشود"],
    ["Greek and Cyrillic", "Ελένη Щербина"],
    ["signs of texts", "« n° 12 » – “A&B” … 50 % €"],
    ["spaces that do not break, and line breaks", "Licence\u00a0: 1\u202f000\nb"],
  ])("%s", (_, text) => {
    expect(missingLetter(text)).toBeNull();
  });

  test("also in text that we print on documents ourselves: countries and days in three languages", () => {
    const fields = printableFields("diploma").filter(({ kind }) => ["country", "day", "number"].includes(kind));
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const codes = [...letters].flatMap((first) => [...letters].map((second) => first + second));
    const values = [
      ...codes.filter((code) => "value" in read("country", code)).map((nationality) => ({ nationality })),
      ...Array.from({ length: 12 }, (_, at) => ({ decisionDate: `2026-${String(at + 1).padStart(2, "0")}-01` })),
    ];
    const printed = LANGUAGES.flatMap((language) => values.map((value) => printValues(fields, value, { language })));
    expect(printed.length).toBeGreaterThan(700);
    expect(missingLetter(printed.flatMap((each) => Object.values(each)).join(""))).toBeNull();
  });
});

test.each([
  ["王小明", "王", "U+738B"],
  ["Ana 😀", "😀", "U+1F600"],
  ["ⵎⵓⵃⵎⵎⴷ", "ⵎ", "U+2D4E"],
  ["a\u3164", "\u3164", "U+3164"],
  ["a\u0e31", "\u25cc\u0e31", "U+0E31"],
])("of %s the first letter that no font has is reported", (text, letter, point) => {
  expect(missingLetter(text)).toEqual({ letter, point });
});

describe("a cell", () => {
  test.each(["text", "name", "identifier"] as const)("of the kind %s takes no letter that no font has", (kind) => {
    const data = { letter: "王", point: "U+738B" };
    expect(read(kind, "A 王")).toEqual({ fault: { error: "letter_without_font", data } });
    expect(LANGUAGES.map((language) => fieldMessage({ code: "letter_without_font", language, data }))).toEqual([
      "No font of the documents has “王” (U+738B)",
      "Aucune police des documents ne contient «\u00a0王\u00a0» (U+738B)",
      "الحرف «王» (U+738B) غير متوفر في خطوط الوثائق",
    ]);
  });

  test("has plain spaces, whatever spaces were typed, and keeps the joiners of a name", () => {
    expect(read("name", "\u00a0Ben\u00a0Salah\u3000")).toEqual({ value: "Ben Salah" });
    expect(read("name", "علی\u200cرضا")).toEqual({ value: "علی\u200cرضا" });
  });

  test("that names a file keeps the file's spaces and letters", () => {
    expect(read("file", "王\u202f1.pdf")).toEqual({ value: "王\u202f1.pdf" });
  });
});
