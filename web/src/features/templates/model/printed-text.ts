/** Texts of boxes as they are typed: what the wire takes of them, the fields they name, a field put into them. Pure. */
import type { Language } from "@ijaza/schema/product";
import { fieldsNamed, LONGEST_TEXT, type TextBox } from "@ijaza/schema/template-layout";

/** Marks that turn the direction of what follows, and control characters but the end of a line. */
const REFUSED = /(?!\n)[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What may be printed of a text that was typed or pasted. */
export const asPrinted = (text: string): string =>
  text.replace(/\r\n?/g, "\n").replace(/\t/g, " ").replace(REFUSED, "").slice(0, LONGEST_TEXT);

/** A field in place of what is marked; `caret` is where one types on. */
export function insertField(
  text: string,
  { name, from, to }: { name: string; from: number; to: number },
): { text: string; caret: number } {
  const put = `{${name}}`;
  const whole = asPrinted(text.slice(0, from) + put + text.slice(to));
  return { text: whole, caret: Math.min(from + put.length, whole.length) };
}

/** The names in braces that are of no field. */
export const unknownFieldsIn = (text: string, known: ReadonlySet<string>): string[] => [
  ...new Set(fieldsNamed(text).filter((name) => !known.has(name))),
];

/** What a box says at first sight, for its name in lists: the reader's language first. */
export function gistOf({ texts, language }: TextBox, reader: Language): { text: string; language: Language } {
  const preferred = [language ?? reader, "en", "fr", "ar"] as const;
  const found = preferred.find((each) => texts[each].trim() !== "") ?? reader;
  return { text: texts[found].replace(/\s+/g, " ").trim(), language: found };
}
