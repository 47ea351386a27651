/** A name in the letters of the other script is noticed, and exchanged where that mends it. */
import { expect, test } from "vitest";
import { STUDENT_FIELDS } from "../students/fields.ts";
import { scriptWarnings, swapped } from "./other-script.ts";

const FIRST = { path: "firstName", swapWith: "firstNameAr" };
const FIRST_AR = { path: "firstNameAr", swapWith: "firstName" };

test.each([
  ["Amina", "أمينة", []],
  ["Amina", "", []],
  ["", "", []],
  ["أمينة", "Amina", [FIRST, FIRST_AR]],
  ["أمينة", "أمينة", [{ path: "firstName" }]],
  ["Amina", "Amina", [{ path: "firstNameAr" }]],
  ["أمينة", "", [{ path: "firstName" }]],
  ["", "Amina", [FIRST_AR]],
  ["Amina أمينة", "أمينة", []],
  ["Нина", "12", []],
])("of %j and %j in Arabic", (firstName, firstNameAr, warnings) => {
  const cells = { firstName, firstNameAr };
  expect(scriptWarnings(STUDENT_FIELDS, cells)).toEqual(warnings);
  const mended = warnings.find((each): each is typeof FIRST => "swapWith" in each);
  if (mended) expect(scriptWarnings(STUDENT_FIELDS, swapped(cells, mended))).toEqual([]);
});

test("a value without its counterpart cannot be exchanged", () => {
  expect(scriptWarnings(STUDENT_FIELDS, { birthPlace: "تونس" })).toEqual([{ path: "birthPlace" }]);
  expect(scriptWarnings(STUDENT_FIELDS, { birthPlace: "تونس", birthPlaceAr: "" })).toEqual([
    { path: "birthPlace", swapWith: "birthPlaceAr" },
  ]);
});
