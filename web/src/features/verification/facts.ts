/** The facts of a verified diploma as rows to read: every one from the credential or the registry. Pure. */
import { DIPLOMA_FIELDS } from "@ijaza/schema/diploma-fields";
import type { Field } from "@ijaza/schema/fields";
import type { Language } from "@ijaza/schema/product";
import { STUDENT_FIELDS } from "@ijaza/schema/student-fields";
import type { Claims } from "ijaza-verifier/result";

const textOf = (claims: Claims, name: string): string | undefined => {
  const value = claims[name];
  return value === undefined || value === "" ? undefined : String(value);
};

/** A text in the reader's language first, then the same in others that are there. */
export type Several = { main: string; others: string[] };

const severalOf = (texts: (string | undefined)[]): Several | undefined => {
  const there = [...new Set(texts.filter((text) => text !== undefined))];
  const [main, ...others] = there;
  return main === undefined ? undefined : { main, others };
};

const nameIn = (claims: Claims, first: string, last: string): string | undefined =>
  [textOf(claims, first), textOf(claims, last)].filter((part) => part !== undefined).join(" ") || undefined;

/** The holder's name in the reader's script first; undefined when it is not disclosed. */
export const holderOf = (claims: Claims, language: Language): Several | undefined => {
  const latin = nameIn(claims, "firstName", "lastName");
  const arabic = nameIn(claims, "firstNameAr", "lastNameAr");
  return severalOf(language === "ar" ? [arabic, latin] : [latin, arabic]);
};

const TITLES: Record<Language, string[]> = {
  en: ["titleEn", "titleFr", "titleAr"],
  fr: ["titleFr", "titleEn", "titleAr"],
  ar: ["titleAr", "titleFr", "titleEn"],
};

/** The diploma's title in the reader's language first. */
export const titleOf = (claims: Claims, language: Language): Several | undefined =>
  severalOf(TITLES[language].map((name) => textOf(claims, name)));

/** `day` and `code` say how a value is shown: formatted, or left to right in the type of references. */
export type FactRow = { name: string; label: string; value: string; shown: "text" | "day" | "code" };

const APART = ["firstName", "lastName", "firstNameAr", "lastNameAr", "titleFr", "titleEn", "titleAr"];

const shownAs = ({ kind }: Field): FactRow["shown"] => {
  if (kind === "day" || kind === "dayOrYear") return "day";
  return kind === "identifier" || kind === "years" || kind === "average" ? "code" : "text";
};

const FIELDS: readonly Field[] = [...DIPLOMA_FIELDS, ...STUDENT_FIELDS.filter(({ name }) => name !== "studentNumber")];

/** Every other disclosed claim with its label, choices by their names. */
export const rowsOf = (claims: Claims, language: Language): FactRow[] =>
  FIELDS.filter(({ name }) => !APART.includes(name)).flatMap((field): FactRow[] => {
    const value = textOf(claims, field.name);
    if (value === undefined) return [];
    const choice = field.choices?.find(({ code }) => code === value);
    return [
      {
        name: field.name,
        label: field.label[language],
        value: choice?.label[language] ?? value,
        shown: shownAs(field),
      },
    ];
  });
