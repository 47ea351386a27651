/** Forms of text: what is too long is refused for that, before its letters are looked at. */
import { expect, test } from "vitest";
import { line, note, pictureUrl, printedLines } from "./forms.ts";

test.each([
  ["a line", line(3)],
  ["a note", note(3)],
  ["printed lines", printedLines(3)],
  ["a picture", pictureUrl(3)],
])("%s: a longer text is refused for its length alone", (_, form) => {
  expect(form.safeParse("\u0000".repeat(9)).error?.issues.map(({ code }) => code)).toEqual(["too_big"]);
});
