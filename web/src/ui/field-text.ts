/** The label and the value of a field in the reader's language: choices, days and countries as text. Pure. */
import type { Field } from "@ijaza/schema/fields/fields";
import type { Language } from "@ijaza/schema/product";
import { countryName } from "../platform/format/countries.ts";
import { formatDate } from "../platform/format/format.ts";

/** The code itself where it names no country. */
const countryOf = (code: string, language: Language): string => {
  try {
    return countryName(code, language);
  } catch {
    return code;
  }
};

/** Null for what is empty. */
export function fieldText(field: Field, value: string | number | null | undefined, language: Language): string | null {
  if (value === null || value === undefined || value === "") return null;
  const text = String(value);
  if (field.choices) return field.choices.find(({ code }) => code === text)?.label[language] ?? text;
  if (field.kind === "day" || field.kind === "dayOrYear") return formatDate(text, language);
  return field.kind === "country" ? countryOf(text, language) : text;
}

/** Whether the value runs left to right in every language. */
export const isLatinField = ({ kind }: Pick<Field, "kind">): boolean =>
  ["identifier", "email", "phone", "years", "integer", "average"].includes(kind);

/** Whether the value is written in Arabic letters: what a record holds in both scripts has two fields. */
export const isArabicField = ({ name }: Pick<Field, "name">): boolean => name.endsWith("Ar");
