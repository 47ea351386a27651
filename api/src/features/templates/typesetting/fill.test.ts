/** What a text prints of a document's values, and when it prints nothing. */
import { parseText } from "@ijaza/schema/templates/text";
import { expect, test } from "vitest";
import { fillText, type Sex } from "./fill.ts";

type FillOptions = { values?: Record<string, string>; sex?: Sex };

const printed = (text: string, { values = {}, sex = null }: FillOptions = {}) =>
  fillText({
    nodes: parseText(text),
    findValue: (name) => (name in values ? [{ text: values[name]!, style: {} }] : null),
    sexOf: () => sex,
  })
    ?.map((piece) => piece.text)
    .join("") ?? null;

test("a text whose fields are all empty says nothing, one without fields what it is", () => {
  expect(printed("Domaine : {domain}")).toBeNull();
  expect(printed("{firstName} {lastName}", { values: { lastName: "Ben Salah" } })).toBe("Ben Salah");
  expect(printed("Fait à Tunis")).toBe("Fait à Tunis");
  expect(printed("  ")).toBeNull();
});

test("a part in brackets goes with an empty field, and takes the dot at its edge along", () => {
  const text = "[Parcours : {programme}][ · Spécialité : {speciality}]";
  expect(printed(text, { values: { programme: "Mathématiques" } })).toBe("Parcours : Mathématiques");
  expect(printed(text, { values: { speciality: "Analyse" } })).toBe("Spécialité : Analyse");
  expect(printed(text)).toBeNull();
});

test("a part in brackets within another goes alone", () => {
  const text = "[Fait[ {placeOfIssue},] le {issueDate}]";
  expect(printed(text, { values: { placeOfIssue: "à Tunis", issueDate: "1 mai" } })).toBe("Fait à Tunis, le 1 mai");
  expect(printed(text, { values: { issueDate: "1 mai" } })).toBe("Fait le 1 mai");
  expect(printed(text, { values: { placeOfIssue: "à Tunis" } })).toBeNull();
});

test("a variant speaks of a man, of a woman, and of neither", () => {
  const text = "{sex|né|née|né(e)} à Sfax";
  expect((["M", "F", null] as const).map((sex) => printed(text, { sex }))).toEqual([
    "né à Sfax",
    "née à Sfax",
    "né(e) à Sfax",
  ]);
});

test("before a year alone a text says what is said before years, and a form says it by itself", () => {
  const born = (text: string, birthDate: string) => printed(text, { values: { birthDate }, sex: "F" });
  expect(born("{sex|né|née} le {birthDate}", "1985")).toBe("née en 1985");
  expect(born("المولودة في {birthDate}", "١٩٨٥")).toBe("المولودة سنة ١٩٨٥");
  expect(born("{sex|né|née} le {birthDate}", "1er mai 1985")).toBe("née le 1er mai 1985");
});

test("a variant alone is no value: a row that it stands in still says nothing", () => {
  expect(printed("{sex|né|née} le {birthDate}", { sex: "F" })).toBeNull();
});

test("signs of the template's language within a value are its letters", () => {
  expect(printed("{titleFr}", { values: { titleFr: "a_b ^c^ {d} [e] ~f~" } })).toBe("a_b ^c^ {d} [e] ~f~");
});

test("a value may raise a part of itself, within the style around it", () => {
  const value = [
    { text: "1", style: {} },
    { text: "er", style: { isRaised: true } },
  ];
  expect(fillText({ nodes: parseText("_{issueDate}_"), findValue: () => value, sexOf: () => null })).toEqual([
    { text: "1", style: { isItalic: true }, isValue: true },
    { text: "er", style: { isItalic: true, isRaised: true }, isValue: true },
  ]);
});
