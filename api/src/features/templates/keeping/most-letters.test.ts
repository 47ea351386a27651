/** How many letters a template may print, counted with the longest values that its fields may have. */
import { longestText } from "@ijaza/schema/fields/fields";
import { layout as boxLayout } from "@ijaza/schema/templates/box-layout";
import { printableFields } from "@ijaza/schema/templates/fields";
import { stackLayout } from "@ijaza/schema/templates/stack-layout";
import { styledValues } from "@ijaza/schema/templates/styled-values";
import { expect, test } from "vitest";
import { layoutOf } from "../../../../test/layouts.ts";
import { rowsOf } from "../../../../test/row-layouts.ts";
import { runsOf } from "../../../../test/starter-measures.ts";
import { sceneOf } from "../../../../test/starter-scenes.ts";
import { STARTERS } from "../starters/starters.ts";
import { LONGEST_WORDING, mostLetters } from "./most-letters.ts";

const fields = printableFields("diploma");
/** The letters of a field of 300, with a word before it. */
const TITLE = 310;

const inRow = (text: string) => {
  const { elements, ...layout } = rowsOf();
  const cells = [{ language: "fr" as const, text, x: 20, width: 100, align: "start" as const, role: "text" as const }];
  return mostLetters(stackLayout.parse({ ...layout, elements: [{ kind: "row", id: "row", y: 20, cells }] }), fields);
};
const inBox = (text: string) => mostLetters(boxLayout.parse(layoutOf(text)), fields);

test.each([
  ["a field, each time that it is named", "{titleFr} {titleFr}", 2 * TITLE + 1, 2 * TITLE + 1],
  ["a field that lacks this language, in another one", "{domainFr}", TITLE, TITLE],
  ["a field that nothing has", "{nothing}!", 1, 1],
])("%s", (_, text, rows, boxes) => {
  expect(inRow(text)).toBe(rows);
  expect(inBox(text)).toBe(boxes);
});

test.each([
  ["a variant, in its longest form", "{sex|né|née|né(e)}", 5],
  ["what may be left out", "a[ à {titleFr}]", 4 + TITLE],
  ["a day, in any of its forms", "{decisionDate:calendars}", LONGEST_WORDING],
  ["the law that a university is founded on", "{legalText}", 600],
  ["somebody who signs", "{signatory2.title}", 160],
])("%s", (_, text, letters) => {
  expect(inRow(text)).toBe(letters);
});

test("a box is printed in one language, and rows in all of theirs", () => {
  const boxes = boxLayout.parse(layoutOf("title"));
  const [box] = boxes.boxes;
  const texts = { en: "title", fr: "{titleFr}", ar: "" };
  expect(mostLetters({ ...boxes, boxes: [{ ...box!, texts } as typeof box & object] }, fields)).toBe(TITLE);
  const rows = stackLayout.parse(rowsOf({ birth: { fr: "{titleFr}", ar: "{titleAr}" } }));
  const fewer = stackLayout.parse(rowsOf({ birth: { fr: "{titleFr}", ar: "-" } }));
  expect(mostLetters(rows, fields) - mostLetters(fewer, fields)).toBe(TITLE - 1);
});

test.each(STARTERS.map((starter) => [starter.id, starter] as const))(
  "%s prints no more with values of the greatest length",
  (_, starter) => {
    const scene = sceneOf(starter, { sample: "longest", sex: "F", isPublic: false });
    const longest = scene.fields.flatMap(({ name, kind, ...field }) =>
      ["text", "name", "identifier"].includes(kind) ? [[name, "à".repeat(longestText(field))]] : [],
    );
    const content = { ...scene, claims: { ...scene.claims, ...Object.fromEntries(longest) } };
    const printed = runsOf(content).reduce((sum, { text }) => sum + text.length, 0);
    expect(printed).toBeLessThanOrEqual(mostLetters(content.layout, scene.fields));
  },
);

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const COUNTRIES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
const DAYS = ["2026-01-01", "2026-09-30", "2025-03-01"];

test("no day, number or country is written out in more letters than are counted", () => {
  const lengths = (["en", "fr", "ar"] as const).flatMap((language) =>
    ["TN", "MA", "SA", "JO", "DZ"].flatMap((country) => {
      const usage = { language, country, digits: "latin", isHijriToo: true } as const;
      const lengthOf = (name: string, value: string | number, form: string | null) =>
        (styledValues({ fields, claims: { [name]: value }, beside: {}, usage })(name, form) ?? [])
          .map(({ text }) => text)
          .join("").length;
      return [
        ...DAYS.flatMap((day) => [null, "on", "hijri", "calendars"].map((form) => lengthOf("decisionDate", day, form))),
        ...(country === "TN" ? COUNTRIES.map((code) => lengthOf("nationality", code, null)) : []),
        lengthOf("average", 19.123456789, null),
      ];
    }),
  );
  expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST_WORDING);
});
