/** Folded texts in searches of the database. */
import { expect, test } from "vitest";
import { searchPatterns, spellingsOfNumber } from "./folded-text.ts";

test("all words of a search must occur, and special characters are literal", () => {
  expect(searchPatterns(" 100% _a\\ ")).toEqual(["%100\\%%", "%\\_a\\\\%"]);
  expect(searchPatterns("D-2026 Marie-Claire -")).toEqual(["%d 2026%", "%marie claire%"]);
  expect(searchPatterns(undefined)).toEqual([]);
});

test("a number is looked for in any digits, with any dash, and in capitals or not", () => {
  expect(spellingsOfNumber("d\u2011t٠١")).toEqual(["d\u2011t٠١", "d-t01", "D-T01"]);
});
