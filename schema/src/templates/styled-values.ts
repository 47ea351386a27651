/** What the fields of a template of rows print: values in a language and a country, in the form that the template asks for. */

import type { Field } from "../fields/fields.ts";
import type { Values } from "../fields/rows.ts";
import type { Language } from "../product.ts";
import { choiceForm, choiceWord, termOf } from "./country-terms.ts";
import { printValues } from "./fields.ts";
import { type Digits, easternDigits, printDay, printOnDay, type StyledText } from "./printed-dates.ts";
import { parseText } from "./text.ts";

/** How values are written at a university. */
export type Usage = {
  language: Language;
  /** ISO 3166-1 alpha-2. */
  country: string;
  digits: Digits;
  /** Whether days are printed in the Hijri calendar too. */
  isHijriToo?: boolean;
};

/** The value of a field in a form; null where there is none. */
export type FindValue = (name: string, form: string | null) => StyledText | null;

type Options = {
  fields: readonly Field[];
  claims: Values;
  /** Texts that are no claims, by name: the university's name, the reference. */
  beside: Readonly<Record<string, string>>;
  usage: Usage;
};

/** Numbers of people and documents keep their digits, since they are compared with other papers. */
const KEEPS_DIGITS = new Set(["diplomaNumber", "documentNumber", "reference", "link"]);

export function styledValues({ fields, claims, beside, usage }: Options): FindValue {
  const plain = printValues(fields, claims, { language: usage.language });
  return (name, form) => {
    const [, term] = /^term[.](.+)$/.exec(name) ?? [];
    if (term !== undefined) return styledTerm(term, usage);
    if (Object.hasOwn(beside, name))
      return beside[name] === "" ? null : written(besideIn(beside[name]!, { form, usage }), { name, usage });
    const own = [name, ...counterpartsOf(name)].find((each) => Object.hasOwn(plain, each));
    const field = fields.find((each) => each.name === own);
    if (!own || !field) return null;
    const styled = styledValue({ field, value: String(claims[own]), label: plain[own]!, form, usage });
    return styled && written(styled, { name, usage });
  };
}

/** Only what is no claim may be written in other letters than it has. */
const besideIn = (text: string, { form, usage }: { form: string | null; usage: Usage }): StyledText => [
  { text: form === "upper" ? text.toLocaleUpperCase(usage.language) : text, style: {} },
];

/** A fact that lacks one language is printed in another one rather than left out: `titleEn` as `titleFr`, `domain` as `domainAr`. */
export function counterpartsOf(name: string): string[] {
  const [, stem = name] = /^(.+?)(?:Ar|En|Fr)$/.exec(name) ?? [];
  return ["", "Fr", "En", "Ar"].map((language) => `${stem}${language}`).filter((each) => each !== name);
}

type StyledOptions = { field: Field; value: string; label: string; form: string | null; usage: Usage };

function styledValue({ field, value, label, form, usage }: StyledOptions): StyledText | null {
  switch (field.kind) {
    case "day":
    case "dayOrYear":
      if (form === "on") return printOnDay(value, usage);
      if (form === "calendars") return inCalendars(value, usage);
      return printDay(value, { ...usage, calendar: form === "hijri" ? "hijri" : "gregorian" });
    case "choice":
      if (field.name === "honours" && value === "none") return null;
      return choiceIn({ field, value, label, form, usage });
    case "average":
    case "integer":
    case "number":
      return [{ text: usage.language === "ar" ? arabicNumber(value, usage) : label, style: {} }];
    default:
      return [{ text: form === "in" ? inPlace(label, usage.language) : label, style: {} }];
  }
}

/** `16 محرم 1448هـ الموافق 1 يوليو 2026م` where the university writes both calendars in Arabic. */
function inCalendars(value: string, usage: Usage): StyledText {
  const gregorian = printDay(value, usage);
  if (usage.language !== "ar" || !usage.isHijriToo) return gregorian;
  const letters = (text: string) => ({ text, style: {} });
  return [...printDay(value, { ...usage, calendar: "hijri" }), letters("هـ الموافق "), ...gregorian, letters("م")];
}

/** The Arabic preposition joins an Arabic word, and stands by itself before any other. */
function inPlace(place: string, language: Language): string {
  if (language === "fr") return `à ${place}`;
  if (language === "en") return `in ${place}`;
  return /^\p{Script=Arabic}/u.test(place) ? `ب${place}` : `في ${place}`;
}

function written(styled: StyledText, { name, usage }: { name: string; usage: Usage }): StyledText {
  if (usage.language !== "ar" || usage.digits === "latin" || KEEPS_DIGITS.has(name) || isLatin(styled)) return styled;
  return styled.map((each) => ({ ...each, text: easternDigits(each.text) }));
}

/** Letters and no Arabic one: a number such as `BE123456`, a title that is there in French only. */
function isLatin(styled: StyledText): boolean {
  const letters = styled.map(({ text }) => text).join("");
  return /\p{L}/u.test(letters) && !/\p{Script=Arabic}/u.test(letters);
}

/** The signs of a number differ by country, and with the digits: 13,75 in Tunisia, 13.75 in Jordan, ١٣٫٧٥ in both. */
function arabicNumber(value: string, { country, digits }: Usage): string {
  const tag = `ar-${country}-u-nu-${digits === "eastern" ? "arab" : "latn"}`;
  const format = numbers.get(tag) ?? new Intl.NumberFormat(tag, { maximumFractionDigits: 9 });
  numbers.set(tag, format);
  return format.format(Number(value));
}

/** Making a format takes longer than printing a document's numbers by it. */
const numbers = new Map<string, Intl.NumberFormat>();

/** A term is a text of the product's own, and may have marks. */
function styledTerm(name: string, usage: Usage): StyledText | null {
  const term = termOf({ name, ...usage });
  if (term === null) return null;
  return styledWords(term);
}

const styledWords = (words: string): StyledText =>
  parseText(words).flatMap((node) => (node.kind === "letters" ? [{ text: node.text, style: node.style }] : []));

function choiceIn({ field, value, label, form, usage }: StyledOptions): StyledText | null {
  const choice = { field: field.name, code: value, ...usage };
  if (form === null) return [{ text: choiceWord(choice) ?? label, style: {} }];
  const words = choiceForm({ ...choice, form });
  return words === null ? null : styledWords(words);
}
