/** Texts of templates are read into nodes, and what cannot be read is named with its place. */
import { expect, test } from "vitest";
import { faultOfTemplateText, fieldsOfText, parseText } from "./text.ts";

test("fields, forms and words of the country are read apart from letters", () => {
  expect(parseText("le {decisionDate:hijri}, {term.honours}")).toEqual([
    { kind: "letters", text: "le ", style: {} },
    { kind: "field", name: "decisionDate", form: "hijri", style: {} },
    { kind: "letters", text: ", ", style: {} },
    { kind: "field", name: "term.honours", form: null, style: {} },
  ]);
});

test("a part in brackets holds its own nodes", () => {
  expect(parseText("né[ à {birthPlace}]")).toEqual([
    { kind: "letters", text: "né", style: {} },
    {
      kind: "optional",
      nodes: [
        { kind: "letters", text: " à ", style: {} },
        { kind: "field", name: "birthPlace", form: null, style: {} },
      ],
    },
  ]);
});

test("marks raise, make small capitals and italics, also of fields", () => {
  expect(parseText("1^er^ ~{countryLine}~ _a_")).toMatchObject([
    { text: "1" },
    { text: "er", style: { isRaised: true } },
    { text: " ", style: { isRaised: false } },
    { name: "countryLine", style: { isSmallCaps: true } },
    { text: " " },
    { text: "a", style: { isItalic: true } },
  ]);
});

test("a variant has a form for each sex, and one when neither is known", () => {
  const letters = (text: string) => [{ kind: "letters", text, style: {} }];
  expect(parseText("{sex|né|née|né(e)}")).toEqual([
    {
      kind: "variant",
      name: "sex",
      masculine: letters("né"),
      feminine: letters("née"),
      unknown: letters("né(e)"),
      style: {},
    },
  ]);
  expect(parseText("{sex|M.|M^me^}")).toMatchObject([
    {
      masculine: [{ text: "M." }],
      feminine: [{ text: "M" }, { text: "me", style: { isRaised: true } }],
      unknown: [{ text: "M." }],
    },
  ]);
});

test("a backslash makes a sign an ordinary letter", () => {
  expect(parseText("a\\_b\\{c\\}")).toEqual([{ kind: "letters", text: "a_b{c}", style: {} }]);
});

test("the fields of a text are each named once, with those in brackets and variants", () => {
  expect(fieldsOfText("{sex|né|née} {firstName}[ {lastName}] {firstName}")).toEqual(["sex", "firstName", "lastName"]);
});

test.each([
  ["a {field", 2, "not_closed"],
  ["a [b", 2, "not_closed"],
  ["a ~b", 2, "not_closed"],
  ["a ] b", 2, "not_opened"],
  ["a } b", 2, "not_opened"],
  ["{1}", 0, "not_a_field"],
  ["{sex|né}", 0, "not_a_field"],
  ["{sex|a|b|c|d}", 0, "not_a_field"],
] as const)("%s cannot be read", (text, at, fault) => {
  expect(faultOfTemplateText(text)).toEqual({ at, fault });
});

test("a text without any sign is its letters", () => {
  expect(faultOfTemplateText("Diplôme national")).toBeNull();
  expect(parseText("")).toEqual([]);
});
