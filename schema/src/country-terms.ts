/** Words of diplomas that differ from country to country, where a country's universities do not say what the others say. */
import type { Language, Texts } from "./product.ts";

/** Countries whose universities use the same words; every other one says what Egypt, the Gulf and the Levant say. */
const USAGES = { TN: "tunisia", DZ: "algeria", MA: "morocco" } as const;
type Usage = (typeof USAGES)[keyof typeof USAGES] | "east";

const usageOf = (country: string): Usage => (USAGES as Record<string, Usage>)[country] ?? "east";

type Words = Partial<Texts>;
type ByUsage = Record<Usage, Words>;

/** Values of choices, by field and code, where they differ from the labels of the field. */
const CHOICES: Record<string, Record<string, ByUsage>> = {
  honours: {
    passable: {
      tunisia: { ar: "متوسط" },
      algeria: { ar: "مقبول" },
      morocco: { ar: "مقبول" },
      east: { ar: "مقبول", en: "Pass" },
    },
    assez_bien: {
      tunisia: { ar: "قريب من الحسن" },
      algeria: { ar: "قريب من الجيد" },
      morocco: { ar: "مستحسن" },
      east: { ar: "جيد", en: "Good" },
    },
    bien: {
      tunisia: { ar: "حسن" },
      algeria: { ar: "جيد" },
      morocco: { ar: "حسن" },
      east: { ar: "جيد جدا", en: "Very good" },
    },
    tres_bien: {
      tunisia: { ar: "حسن جدا" },
      algeria: { ar: "جيد جدا" },
      morocco: { ar: "حسن جدا" },
      east: { ar: "ممتاز", en: "Excellent" },
    },
    excellent: {
      tunisia: { ar: "ممتاز" },
      algeria: { ar: "ممتاز" },
      morocco: { ar: "ممتاز" },
      east: { ar: "ممتاز مع مرتبة الشرف", en: "Excellent with honours" },
    },
  },
  session: {
    main: {
      tunisia: { ar: "الدورة الرئيسية", fr: "session principale", en: "main session" },
      algeria: { ar: "الدورة العادية", fr: "session normale", en: "main session" },
      morocco: { ar: "الدورة العادية", fr: "session ordinaire", en: "main session" },
      east: { ar: "الدور الأول", fr: "première session", en: "first session" },
    },
    resit: {
      tunisia: { ar: "دورة التدارك", fr: "session de contrôle", en: "resit session" },
      algeria: { ar: "الدورة الاستدراكية", fr: "session de rattrapage", en: "resit session" },
      morocco: { ar: "الدورة الاستدراكية", fr: "session de rattrapage", en: "resit session" },
      east: { ar: "الدور الثاني", fr: "seconde session", en: "second session" },
    },
  },
};

/** The word of a country for a value of a choice; null where it is the label of the choice. */
export function choiceWord({ field, code, ...at }: { field: string; code: string } & At): string | null {
  return wordOf(CHOICES[field]?.[code], at);
}

/** What a template names as `{term.identity}`. */
export const TERMS: Record<string, ByUsage> = {
  document: { tunisia: { ar: "شهادة" }, algeria: { ar: "شهادة" }, morocco: { ar: "دبلوم" }, east: { ar: "شهادة" } },
  identity: {
    tunisia: { ar: "بطاقة التعريف الوطنية عدد", fr: "CIN n^o^", en: "national identity card no." },
    algeria: {
      ar: "بطاقة التعريف الوطنية رقم",
      fr: "carte nationale d’identité n^o^",
      en: "national identity card no.",
    },
    morocco: { ar: "البطاقة الوطنية رقم", fr: "CNIE n^o^", en: "national identity card no." },
    east: { ar: "الرقم الوطني", fr: "numéro national", en: "National ID" },
  },
  /** The caption of the code that leads to the check. */
  check: {
    tunisia: { ar: "للتثبت من الوثيقة", fr: "Vérifier ce document", en: "Verify this document" },
    algeria: { ar: "للتحقق من الوثيقة", fr: "Vérifier ce document", en: "Verify this document" },
    morocco: { ar: "للتحقق من الوثيقة", fr: "Vérifier ce document", en: "Verify this document" },
    east: { ar: "للتحقق من الوثيقة", fr: "Vérifier ce document", en: "Verify this document" },
  },
  domain: {
    tunisia: { ar: "المجال", fr: "Domaine", en: "Field" },
    algeria: { ar: "الميدان", fr: "Domaine", en: "Field" },
    morocco: { ar: "المجال", fr: "Domaine", en: "Field" },
    east: { ar: "المجال", fr: "Domaine", en: "Field" },
  },
  programme: {
    tunisia: { ar: "المسار", fr: "Parcours", en: "Programme" },
    algeria: { ar: "الشعبة", fr: "Filière", en: "Programme" },
    morocco: { ar: "المسلك", fr: "Filière", en: "Programme" },
    east: { ar: "البرنامج", fr: "Programme", en: "Programme" },
  },
  speciality: {
    tunisia: { ar: "الاختصاص", fr: "Spécialité", en: "Speciality" },
    algeria: { ar: "التخصص", fr: "Spécialité", en: "Speciality" },
    morocco: { ar: "التخصص", fr: "Spécialité", en: "Speciality" },
    east: { ar: "التخصص", fr: "Spécialité", en: "Major" },
  },
  honours: {
    tunisia: { ar: "بملاحظة", fr: "Mention", en: "Honours" },
    algeria: { ar: "بتقدير", fr: "Mention", en: "Honours" },
    morocco: { ar: "بميزة", fr: "Mention", en: "Honours" },
    east: { ar: "بتقدير", fr: "Mention", en: "Grade" },
  },
};

/** The country's word for what a template names; null for an unknown name. May hold marks, as a template's text. */
export const termOf = ({ name, ...at }: { name: string } & At): string | null =>
  Object.hasOwn(TERMS, name) ? wordOf(TERMS[name], at) : null;

type At = { language: Language; country: string };

const wordOf = (words: ByUsage | undefined, { language, country }: At): string | null =>
  words?.[usageOf(country)][language] ?? null;
