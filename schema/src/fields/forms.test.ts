/** Forms of text: what is too long is refused for that, before its letters are looked at. */
import { expect, test } from "vitest";
import { documentId } from "../calls/wire.ts";
import { verifyDiplomaById } from "../verification/calls.ts";
import { digitCode, line, linkSecret, note, pictureUrl, printedLines } from "./forms.ts";

test.each([
  ["a line", line(3)],
  ["a note", note(3)],
  ["printed lines", printedLines(3)],
  ["a picture", pictureUrl(3)],
])("%s: a longer text is refused for its length alone", (_, form) => {
  expect(form.safeParse("\u0000".repeat(9)).error?.issues.map(({ code }) => code)).toEqual(["too_big"]);
});

test("whoever has a document on paper names it by its printed reference", () => {
  const id = "k7qf20000000000000000k9x0m";
  expect(documentId.parse("K7QF2-00000-00000-00000-0K9X0-M")).toBe(id);
  expect(verifyDiplomaById.body.parse({ id: "K7QF2-00000-00000-00000-0K9X0-M" })).toEqual({ id });
});

test("a code of digits and the secret of a link are read with what stands around them", () => {
  const code = digitCode(6, "not_a_pin");
  expect(["755 475", "۷۵۵۴۷۵.", "\u200f755-475"].map((typed) => code.parse(typed))).toEqual(Array(3).fill("755475"));
  expect(code.safeParse("75547").error?.issues[0]?.message).toBe("not_a_pin");
  expect(linkSecret.parse(`${"s".repeat(43)}.`)).toBe("s".repeat(43));
});
