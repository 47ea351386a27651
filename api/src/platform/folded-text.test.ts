/** Folding text for searches. */
import { expect, test } from "vitest";
import { foldText, searchPatterns } from "./folded-text.ts";

test.each([
  ["Inès EL Idrissi", "ines el idrissi"],
  ["Ben  Achour", "ben achour"],
  ["إيناس", "ايناس"],
  ["أُسَامَة", "اسامه"],
  ["مصطـفى", "مصطفي"],
  ["٠٠١٢", "0012"],
])("%s is found as %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test("folding a folded text changes nothing", () => {
  for (const text of ["Inès", "أُسَامَة", "Œuvre ß İ", "مؤمن رئيس"]) expect(foldText(foldText(text))).toBe(foldText(text));
});

test("all words of a search must occur, and special characters are literal", () => {
  expect(searchPatterns(" 100% _a\\ ")).toEqual(["%100\\%%", "%\\_a\\\\%"]);
  expect(searchPatterns(undefined)).toEqual([]);
});
