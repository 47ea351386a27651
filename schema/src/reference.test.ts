/** References as people type them: whole, in a link, and their ends as a confirmation. */
import { expect, test } from "vitest";
import { endOfReference, formatReference, isEndOfReference, parseReference, referenceIn } from "./reference.ts";

const ID = "k7qf20000000000000000k9x0m";

test("a printed reference is read as it is copied by hand", () => {
  expect(formatReference(ID)).toBe("K7QF2-00000-00000-00000-0K9X0-M");
  for (const typed of [
    formatReference(ID),
    ID,
    ` ${ID.toUpperCase()} `,
    ID.replaceAll("0", "o"),
    ID.replace("7", "٧"),
  ]) {
    expect(parseReference(typed)).toBe(ID);
  }
  expect(parseReference(`${ID}0`)).toBeNull();
});

test.each([
  ID,
  formatReference(ID),
  `https://ijaza.example/digital_diploma/${ID}`,
  `ijaza.example/digital_diploma/${ID}?x=1#y`,
  `/digital_diploma/${ID}/`,
])("%s names a document", (text) => {
  expect(referenceIn(text)).toBe(ID);
});

test.each(["", "D-777001", `${ID} Ayari`, "https://ijaza.example/verification"])("%s names none", (text) => {
  expect(referenceIn(text)).toBeNull();
});

test("the end of a reference is six characters, however they are written", () => {
  expect(endOfReference(ID)).toBe("0K9X0M");
  for (const typed of ["0K9X0M", "0k9x0-m", "ok9xom", " ٠k9x0m "]) expect(isEndOfReference(typed, ID)).toBe(true);
  for (const typed of ["", "k9x0m", "0k9x0n", ID]) expect(isEndOfReference(typed, ID)).toBe(false);
});
