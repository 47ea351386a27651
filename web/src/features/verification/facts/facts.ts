/** The facts of a verified document as rows, each from the credential or the registry. Pure. */
import { CERTIFICATE_FIELDS, subjectFieldOf } from "@ijaza/schema/certificates/fields";
import { isFixedField, NEVER_EXPIRES } from "@ijaza/schema/certificates/rules";
import { DIPLOMA_FIELDS } from "@ijaza/schema/diplomas/fields";
import type { Choice, Field } from "@ijaza/schema/fields/fields";
import { groupTranslations, translationsOf } from "@ijaza/schema/fields/translations";
import type { Language, Texts } from "@ijaza/schema/product";
import { STUDENT_FIELDS } from "@ijaza/schema/students/fields";
import { STARTER_FIELDS } from "@ijaza/schema/templates/starters/starter-fields";
import type { Claims } from "@ijaza/verifier/result";

/** A claim as text; undefined when it is empty or not disclosed. */
export const textOf = (claims: Claims, name: string): string | undefined => {
  const value = claims[name];
  return value === undefined || value === "" ? undefined : String(value);
};

/** A text in the reader's language, followed by the other languages. */
export type Several = { main: string; others: readonly string[] };

const severalOf = (texts: (string | undefined)[]): Several | undefined => {
  const there = [...new Set(texts.filter((text) => text !== undefined))];
  const [main, ...others] = there;
  return main === undefined ? undefined : { main, others };
};

const nameIn = (claims: Claims, first: string, last: string): string | undefined =>
  [textOf(claims, first), textOf(claims, last)].filter((part) => part !== undefined).join(" ") || undefined;

/** The holder's name, in the reader's script first; undefined when it is not disclosed. */
export const holderOf = (claims: Claims, language: Language): Several | undefined => {
  const latin = nameIn(claims, "firstName", "lastName") ?? nameIn(claims, "recipientFirstName", "recipientLastName");
  const arabic =
    nameIn(claims, "firstNameAr", "lastNameAr") ?? nameIn(claims, "recipientFirstNameAr", "recipientLastNameAr");
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

/**
 * `day` and `code` say how a value is shown: as a date, or left to right in the font of references. `others` are the
 * same in other languages.
 */
export type FactRow = {
  name: string;
  label: string;
  value: string;
  others?: readonly string[];
  shown: "text" | "day" | "code";
};

const APART = ["firstName", "lastName", "firstNameAr", "lastNameAr", "titleFr", "titleEn", "titleAr"];

const shownAs = ({ kind }: Field): FactRow["shown"] => {
  if (kind === "day" || kind === "dayOrYear") return "day";
  return kind === "identifier" || kind === "years" || kind === "average" ? "code" : "text";
};

const FIELDS: readonly Field[] = [...DIPLOMA_FIELDS, ...STUDENT_FIELDS.filter(({ name }) => name !== "studentNumber")];

/** The order of the facts: what paper diplomas print largest comes first, what they print at the foot last. */
const FIRST = ["honours", "programme", "speciality", "domain", "establishment", "level"];
const LAST = ["academicYear", "decisionDate", "issueDate", "placeOfIssue", "diplomaNumber"];

const rankOf = ([field]: readonly Field[]): number => {
  const name = field?.name ?? "";
  if (FIRST.includes(name)) return FIRST.indexOf(name);
  return FIRST.length + 1 + LAST.indexOf(name);
};

/** Each with its translations. */
const IN_ORDER = groupTranslations(FIELDS.filter(({ name }) => !APART.includes(name))).toSorted(
  (a, b) => rankOf(a) - rankOf(b),
);

/** All other disclosed claims with their labels; choices by their names, and translations in one row. */
export const rowsOf = (claims: Claims, language: Language): FactRow[] =>
  IN_ORDER.flatMap((fields) => translatedRow(fields, claims, language));

/** The label is the shortest one, which names no language. */
function translatedRow(fields: readonly Field[], claims: Claims, language: Language): FactRow[] {
  const [plain, ...others] = fields;
  if (!plain) return [];
  if (others.length === 0) return rowOf(plain, claims, language);
  const texts = severalOf(translationsOf(plain.name, language).map((name) => textOf(claims, name)));
  const [label = ""] = fields.map((field) => field.label[language]).toSorted((a, b) => a.length - b.length);
  return texts ? [{ name: plain.name, label, value: texts.main, others: texts.others, shown: "text" }] : [];
}

function rowOf(field: Field, claims: Claims, language: Language): FactRow[] {
  const value = textOf(claims, field.name);
  if (value === undefined) return [];
  const choice = field.choices?.find(({ code }) => code === value);
  const label = field.label[language];
  return [{ name: field.name, label, value: choice ? wordOf(field, choice, language) : value, shown: shownAs(field) }];
}

/** Paper diplomas are in French and Arabic, so in English the honours are followed by the printed word. */
const wordOf = ({ name }: Field, { label }: Choice, language: Language): string =>
  name === "honours" && language === "en" ? `${label.en} (${label.fr})` : label[language];

export type DocumentKind = "diploma" | "certificate";

/** Whether the claims are a certificate's: it always discloses its last day, and a diploma has none. */
export const isCertificate = (claims: Claims): boolean =>
  claims.expiryDate !== undefined || claims.recipientFirstName !== undefined || claims.recipientLastName !== undefined;

export const kindOf = (claims: Claims): DocumentKind => (isCertificate(claims) ? "certificate" : "diploma");

/** The i18next context of a text: "certificate" selects the text for certificates, where there is one. */
export const contextOf = (kind?: DocumentKind): "certificate" | undefined =>
  kind === "certificate" ? "certificate" : undefined;

/**
 * The university's labels for its own fields. They come from the server, since a credential holds no labels; without
 * them the default fields have ours.
 */
export type OwnLabels = readonly { name: string; label: Texts }[];

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);
/** `hoursOfWork` becomes `Hours of work`. */
const inWords = (name: string): string =>
  name
    .replace(/^./, (first) => first.toUpperCase())
    .replace(/[A-Z]/g, (letter, at) => (at ? ` ${letter.toLowerCase()}` : letter));

/**
 * The claims of a certificate: the university's own fields, then the days. A last day that does not exist is left out.
 */
export function certificateRowsOf(claims: Claims, language: Language, labels: OwnLabels = STARTER_FIELDS): FactRow[] {
  const fixed = CERTIFICATE_FIELDS.filter(({ name }) => name === "studentNumber" || name.endsWith("Date"));
  const known = new Map(labels.map(({ name, label }) => [name, label[language]]));
  const own = Object.keys(claims).filter((name) => !isFixedField(name));
  const inOrder = [...known.keys()].filter((name) => own.includes(name));
  const rows = [...new Set([...inOrder, ...own])].map((name): FactRow => {
    const value = textOf(claims, name) ?? "";
    return { name, label: known.get(name) ?? inWords(name), value, shown: isDay(value) ? "day" : "text" };
  });
  const days = fixed.flatMap((field) => rowOf(field, claims, language)).filter(({ value }) => value !== NEVER_EXPIRES);
  return [...rows, ...days];
}

/** What the document certifies: the title of a diploma, or the field of a certificate that says it. */
export const subjectOf = (claims: Claims, language: Language, labels?: OwnLabels): string | undefined =>
  isCertificate(claims)
    ? subjectFieldOf(
        certificateRowsOf(claims, language, labels).filter(({ name }) => !isFixedField(name)),
        language,
      )?.value
    : titleOf(claims, language)?.main;
