/** The fields that texts of a template may name, and how their values are printed in a language. */

import { fieldsOfCertificate } from "../certificates/fields.ts";
import { NEVER_EXPIRES } from "../certificates/rules.ts";
import { DIPLOMA_FIELDS } from "../diplomas/fields.ts";
import { type ArabRegion, arabicDates, USUAL_REGION } from "../fields/arab-regions.ts";
import type { Field } from "../fields/fields.ts";
import type { Values } from "../fields/rows.ts";
import type { Language, Texts } from "../product.ts";
import { STUDENT_FIELDS } from "../students/fields.ts";
import type { FieldDefinition, TemplateKind } from "./calls.ts";

/** What a document may print beside its claims. */
export const DOCUMENT_FIELDS = [
  { name: "universityName", label: { en: "University", fr: "Université", ar: "الجامعة" } },
  { name: "universityCity", label: { en: "City of the university", fr: "Ville de l’université", ar: "مدينة الجامعة" } },
  { name: "countryLine", label: { en: "Name of the state", fr: "Nom de l’État", ar: "اسم الدولة" } },
  { name: "ministryLine", label: { en: "Name of the ministry", fr: "Nom du ministère", ar: "اسم الوزارة" } },
  { name: "legalText", label: { en: "Legal basis", fr: "Textes réglementaires", ar: "المراجع القانونية" } },
  { name: "reference", label: { en: "Reference of the document", fr: "Référence du document", ar: "مرجع الوثيقة" } },
  { name: "link", label: { en: "Address of the check", fr: "Adresse de vérification", ar: "عنوان التحقق" } },
] as const satisfies readonly { name: string; label: Texts }[];

export type DocumentFieldName = (typeof DOCUMENT_FIELDS)[number]["name"];

/** Neither is ever a claim. */
const NEVER_PRINTED = new Set(["email", "phone"]);

/** The claims that a document of this kind may print. */
export function printableFields(kind: TemplateKind, definitions: readonly FieldDefinition[] = []): readonly Field[] {
  const fields =
    kind === "diploma" ? [...DIPLOMA_FIELDS, ...STUDENT_FIELDS.slice(1)] : fieldsOfCertificate(definitions);
  return fields.filter(({ name, kind: type }) => !NEVER_PRINTED.has(name) && type !== "email");
}

/** Latin digits also in Arabic, as the universities print them. */
const LOCALES: Record<Language, string> = { en: "en-GB", fr: "fr-FR", ar: "ar-TN-u-nu-latn" };

/** The language, and whose months Arabic has: those of Tunisia if nothing is said. */
type PrintOptions = { language: Language; region?: ArabRegion };

/** The printed text of each field: choices by their labels, days in words; fields without a value are left out. */
export function printValues(
  fields: readonly Field[],
  claims: Values,
  { language, region = USUAL_REGION }: PrintOptions,
): Record<string, string> {
  const printed: Record<string, string> = {};
  for (const field of fields) {
    const value = Object.hasOwn(claims, field.name) ? claims[field.name] : undefined;
    if (value !== undefined && !neverEnds(field, value))
      printed[field.name] = printValue(field, value, { language, region });
  }
  return printed;
}

/** A certificate without a last day says so in its credential, but prints nothing. */
const neverEnds = ({ kind }: Field, value: string | number) => kind === "day" && value === NEVER_EXPIRES;

function printValue(
  { kind, choices = [] }: Field,
  value: string | number,
  { language, region }: Required<PrintOptions>,
): string {
  switch (kind) {
    case "choice":
      return choices.find(({ code }) => code === value)?.label[language] ?? String(value);
    case "day":
    case "dayOrYear":
      return /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? printDay(String(value), { language, region }) : String(value);
    case "average":
    case "integer":
    case "number":
      return formatsOf(language).number.format(Number(value));
    case "country":
      return formatsOf(language).country.of(String(value)) ?? String(value);
    default:
      return String(value);
  }
}

function printDay(day: string, { language, region }: Required<PrintOptions>): string {
  const text = daysIn(language === "ar" ? arabicDates(region) : LOCALES[language]).format(new Date(`${day}T00:00:00Z`));
  return language === "fr" ? text.replace(/^1 /, "1er ") : text;
}

type Formats = { number: Intl.NumberFormat; country: Intl.DisplayNames };

/** Cached, because creating one takes longer than printing a document's values with it. */
const known = new Map<Language, Formats>();

function formatsOf(language: Language): Formats {
  const locale = LOCALES[language];
  const formats = known.get(language) ?? {
    number: new Intl.NumberFormat(locale, { maximumFractionDigits: 9 }),
    country: new Intl.DisplayNames(locale, { type: "region" }),
  };
  known.set(language, formats);
  return formats;
}

const knownDays = new Map<string, Intl.DateTimeFormat>();

function daysIn(locale: string): Intl.DateTimeFormat {
  const format = knownDays.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  knownDays.set(locale, format);
  return format;
}
