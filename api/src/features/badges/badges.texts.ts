/** The texts of a badge, and claims as text, in the language of its title. Pure. */
import { DIPLOMA_FIELDS } from "@ijaza/schema/diplomas/fields";
import type { Field } from "@ijaza/schema/fields/fields";
import type { Language, Texts } from "@ijaza/schema/product";
import type { TemplateKind } from "@ijaza/schema/templates/calls";

export type Claims = Record<string, string | number>;

const CRITERIA: Record<TemplateKind, Texts> = {
  diploma: {
    en: "The requirements that {university} sets for this diploma.",
    fr: "Les conditions que fixe {university} pour l’obtention de ce diplôme.",
    ar: "الشروط التي تحددها {university} لنيل هذه الشهادة.",
  },
  certificate: {
    en: "The requirements that {university} sets for this certificate.",
    fr: "Les conditions que fixe {university} pour l’obtention de ce certificat.",
    ar: "الشروط التي تحددها {university} لنيل هذه الشهادة المهنية.",
  },
};

const ORIGINAL: { name: Texts; description: Texts } = {
  name: { en: "The original", fr: "L’original", ar: "الأصل" },
  description: {
    en: "This badge is an export. Only the original, recorded on a blockchain, is authoritative.",
    fr: "Ce badge est établi d’après un document original. Seul l’original, inscrit sur une blockchain, fait foi.",
    ar: "هذه الشارة نسخة مصدَّرة، والمعتمد هو الأصل المسجّل على سلسلة الكتل.",
  },
};

export const criteriaOf = ({
  kind,
  language,
  university,
}: {
  kind: TemplateKind;
  language: Language;
  university: string;
}) => CRITERIA[kind][language].replace("{university}", university);

export const originalTexts = (language: Language) => ({
  name: ORIGINAL.name[language],
  description: ORIGINAL.description[language],
});

/** A claim as people read it: the word for a code, else the value. */
export function sayValue({ field, value, language }: { field?: Field; value: string | number; language: Language }) {
  const choice = field?.choices?.find(({ code }) => code === value);
  return choice ? choice.label[language] : String(value);
}

export const diplomaField = (name: string): Field | undefined => DIPLOMA_FIELDS.find((field) => field.name === name);

/** In French a non-breaking space precedes the colon. */
const COLON: Texts = { en: ": ", fr: "\u00a0: ", ar: ": " };

/** A line for each of the fields that is claimed, `Label: value`. */
export function sayFields({
  fields,
  claims,
  language,
}: {
  fields: readonly Field[];
  claims: Claims;
  language: Language;
}) {
  return fields
    .flatMap((field) => {
      const value = claims[field.name];
      return value === undefined
        ? []
        : `${field.label[language]}${COLON[language]}${sayValue({ field, value, language })}`;
    })
    .join("\n");
}
