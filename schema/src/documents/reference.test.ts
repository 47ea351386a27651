/** The end of a reference as a confirmation. */
import { expect, test } from "vitest";
import { endOfReference, isEndOfReference } from "./reference.ts";

const ID = "k7qf20000000000000000k9x0m";

test("the end of a reference is six characters, however they are written", () => {
  expect(endOfReference(ID)).toBe("0K9X0M");
  for (const typed of ["0K9X0M", "0k9x0-m", "ok9xom", " ٠k9x0m ", "0K9X0M."])
    expect(isEndOfReference(typed, ID)).toBe(true);
  for (const typed of ["", "k9x0m", "0k9x0n", ID]) expect(isEndOfReference(typed, ID)).toBe(false);
});
