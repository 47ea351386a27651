/** The texts of boxes: which characters are allowed, which fields they name, and inserting a field. Pure. */
import type { Language } from "@ijaza/schema/product";
import { fieldsNamed, LONGEST_TEXT, type TextBox } from "@ijaza/schema/templates/box-layout";

/** Marks that change the direction of writing, and control characters except line breaks. */
const REFUSED = /(?!\n)[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Removes what may not be printed from a typed or pasted text. */
export const asPrinted = (text: string, most = LONGEST_TEXT): string =>
  text.replace(/\r\n?/g, "\n").replace(/\t/g, " ").replace(REFUSED, "").slice(0, most);

/** Replaces the selected text with a field; `caret` is the position to type on. */
export function insertField(
  text: string,
  { name, from, to, most }: { name: string; from: number; to: number; most?: number },
): { text: string; caret: number } {
  const put = `{${name}}`;
  const whole = asPrinted(text.slice(0, from) + put + text.slice(to), most);
  return { text: whole, caret: Math.min(from + put.length, whole.length) };
}

/** The names in braces that are no known field. */
export const unknownFieldsIn = (text: string, known: ReadonlySet<string>): string[] => [
  ...new Set(fieldsNamed(text).filter((name) => !known.has(name))),
];

/** Longer texts are cut. */
const GIST = 48;

/** The beginning of a text on one line; a field is not cut in two. */
export function shortText(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > GIST ? `${line.slice(0, GIST).replace(/\{[^}]*$/, "")}…` : line;
}

/** A summary of the text for the list of boxes, in the reader's language if there is one. */
export function gistOf({ texts, language }: TextBox, reader: Language): { text: string; language: Language } {
  const preferred = [language ?? reader, "en", "fr", "ar"] as const;
  const found = preferred.find((each) => texts[each].trim() !== "") ?? reader;
  return { text: texts[found].replace(/\s+/g, " ").trim(), language: found };
}
