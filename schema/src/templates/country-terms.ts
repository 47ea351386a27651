/** Words of diplomas that differ from country to country: terms, the labels of choices, and what a level's diploma is called. */
import type { Language, Texts } from "../product.ts";

/** Whose words universities use, their own first; those of every other country say what is said in the east. */
const USAGES = {
  TN: ["tunisia"],
  DZ: ["algeria"],
  MA: ["morocco"],
  LB: ["levant", "east"],
  SY: ["levant", "east"],
  EG: ["egypt", "east"],
  SA: ["saudi", "east"],
} as const;
type Usage = (typeof USAGES)[keyof typeof USAGES][number];

type Words = Partial<Texts>;
/** What all countries say, and what some say instead. */
type Term = { all?: Words } & Partial<Record<Usage, Words>>;

/** Values of choices, by field and code, where they differ from the labels of the field. */
const CHOICES: Record<string, Record<string, Term>> = {
  honours: {
    passable: { all: { ar: "مقبول" }, east: { en: "Pass" }, tunisia: { ar: "متوسط" } },
    assez_bien: {
      east: { ar: "جيد", en: "Good" },
      tunisia: { ar: "قريب من الحسن" },
      algeria: { ar: "قريب من الجيد" },
      morocco: { ar: "مستحسن" },
    },
    bien: {
      east: { ar: "جيد جدا", en: "Very good" },
      tunisia: { ar: "حسن" },
      algeria: { ar: "جيد" },
      morocco: { ar: "حسن" },
    },
    tres_bien: {
      east: { ar: "ممتاز", en: "Excellent" },
      tunisia: { ar: "حسن جدا" },
      algeria: { ar: "جيد جدا" },
      morocco: { ar: "حسن جدا" },
    },
    excellent: {
      east: { ar: "ممتاز مع مرتبة الشرف", en: "Excellent with honours" },
      tunisia: { ar: "ممتاز" },
      algeria: { ar: "ممتاز" },
      morocco: { ar: "ممتاز" },
    },
  },
  session: {
    main: {
      all: { ar: "الدور الأول", fr: "première session", en: "first session" },
      tunisia: { ar: "الدورة الرئيسية", fr: "session principale", en: "main session" },
      algeria: { ar: "الدورة العادية", fr: "session normale", en: "main session" },
      morocco: { ar: "الدورة العادية", fr: "session ordinaire", en: "main session" },
    },
    resit: {
      all: { ar: "الدور الثاني", fr: "seconde session", en: "second session" },
      tunisia: { ar: "دورة التدارك", fr: "session de contrôle", en: "resit session" },
      algeria: { ar: "الدورة الاستدراكية", fr: "session de rattrapage", en: "resit session" },
      morocco: { ar: "الدورة الاستدراكية", fr: "session de rattrapage", en: "resit session" },
    },
  },
};

/** How a document of identity is named before its number, by its kind. */
const IDENTITIES: Record<string, Term> = {
  cin: {
    all: { ar: "الرقم الوطني", fr: "numéro national", en: "National ID" },
    egypt: { ar: "الرقم القومي" },
    saudi: { ar: "رقم الهوية الوطنية" },
    tunisia: { ar: "بطاقة التعريف الوطنية عدد", fr: "CIN n^o^", en: "national identity card no." },
    algeria: {
      ar: "بطاقة التعريف الوطنية رقم",
      fr: "carte nationale d’identité n^o^",
      en: "national identity card no.",
    },
    morocco: { ar: "البطاقة الوطنية رقم", fr: "CNIE n^o^", en: "national identity card no." },
  },
  passport: { all: { ar: "جواز سفر رقم", fr: "passeport n^o^", en: "passport no." }, tunisia: { ar: "جواز سفر عدد" } },
  other: {
    all: { ar: "وثيقة هوية رقم", fr: "pièce d’identité n^o^", en: "identity document no." },
    tunisia: { ar: "وثيقة هوية عدد" },
  },
};

/** What the diploma of a level is called, as its title says. */
const DIPLOMAS: Record<string, Term> = {
  technician: {
    all: { ar: "دبلوم تقني", fr: "Diplôme de technicien", en: "Technician’s Diploma" },
    tunisia: { ar: "الشهادة الوطنية لتقني", fr: "Diplôme national de technicien" },
  },
  bachelor: {
    all: { ar: "شهادة البكالوريوس", fr: "Diplôme de bachelor", en: "Bachelor’s Degree" },
    tunisia: { ar: "الشهادة الوطنية للبكالوريوس", fr: "Diplôme national de bachelor" },
    morocco: { ar: "دبلوم البكالوريوس" },
  },
  licence: {
    all: { ar: "شهادة البكالوريوس", fr: "Diplôme de licence", en: "Bachelor’s Degree" },
    levant: { ar: "شهادة الإجازة" },
    tunisia: { ar: "الشهادة الوطنية للإجازة", fr: "Diplôme national de licence" },
    algeria: { ar: "شهادة الليسانس" },
    morocco: { ar: "دبلوم الإجازة" },
  },
  engineer: {
    all: { ar: "شهادة بكالوريوس الهندسة", fr: "Diplôme d’ingénieur", en: "Engineering Degree" },
    tunisia: { ar: "الشهادة الوطنية لمهندس", fr: "Diplôme national d’ingénieur" },
    algeria: { ar: "شهادة مهندس دولة", fr: "Diplôme d’ingénieur d’État" },
    morocco: { ar: "دبلوم مهندس الدولة", fr: "Diplôme d’ingénieur d’État" },
  },
  master: {
    all: { ar: "شهادة الماجستير", fr: "Diplôme de master", en: "Master’s Degree" },
    tunisia: { ar: "الشهادة الوطنية للماجستير", fr: "Diplôme national de master" },
    algeria: { ar: "شهادة الماستر" },
    morocco: { ar: "دبلوم الماستر" },
  },
  doctorate: {
    all: { ar: "شهادة الدكتوراه", fr: "Diplôme de doctorat", en: "Doctoral Degree" },
    tunisia: { ar: "الشهادة الوطنية للدكتوراه", fr: "Diplôme national de doctorat" },
    morocco: { ar: "دبلوم الدكتوراه" },
  },
  other: {
    all: { ar: "شهادة تخرّج", fr: "Diplôme", en: "Degree" },
    tunisia: { ar: "الشهادة الوطنية", fr: "Diplôme national" },
    morocco: { ar: "دبلوم" },
  },
};

/** What a template names as `{term.identity}`. */
export const TERMS: Record<string, Term> = {
  document: { all: { ar: "شهادة", fr: "diplôme", en: "degree" }, morocco: { ar: "دبلوم" } },
  identity: IDENTITIES.cin!,
  /** What stands before the number of a document. */
  number: { all: { ar: "رقم", fr: "n^o^", en: "no." }, tunisia: { ar: "عدد" } },
  /** The caption of the code that leads to the check. */
  check: {
    all: { ar: "للتحقق من الوثيقة", fr: "Vérifier ce document", en: "Verify this document" },
    tunisia: { ar: "للتثبت من الوثيقة" },
  },
  domain: { all: { ar: "المجال", fr: "Domaine", en: "Field" }, algeria: { ar: "الميدان" } },
  programme: {
    all: { ar: "البرنامج", fr: "Programme", en: "Programme" },
    tunisia: { ar: "المسار", fr: "Parcours" },
    algeria: { ar: "الشعبة", fr: "Filière" },
    morocco: { ar: "المسلك", fr: "Filière" },
  },
  speciality: {
    all: { ar: "التخصص", fr: "Spécialité", en: "Major" },
    tunisia: { ar: "الاختصاص", en: "Speciality" },
    algeria: { en: "Speciality" },
    morocco: { en: "Speciality" },
  },
  honours: {
    all: { ar: "بتقدير", fr: "Mention", en: "Grade" },
    tunisia: { ar: "بملاحظة", en: "Honours" },
    algeria: { en: "Honours" },
    morocco: { ar: "بميزة", en: "Honours" },
  },
};

type At = { language: Language; country: string };

/** The word of a country for a value of a choice; null where it is the label of the choice. */
export const choiceWord = ({ field, code, ...at }: { field: string; code: string } & At): string | null =>
  wordOf(CHOICES[field]?.[code], at);

/** Levels of the European Qualifications Framework. */
const EUROPEAN_LEVELS: Record<string, string> = {
  technician: "5",
  bachelor: "6",
  licence: "6",
  engineer: "7",
  master: "7",
  doctorate: "8",
};

/**
 * How a value of a choice is written in a form: a level as the `title` of its diploma or its `european` number, a kind of
 * identity as what stands before its `number`. Null for a form that the choice has not.
 */
export function choiceForm({ field, code, form, ...at }: { field: string; code: string; form: string } & At) {
  if (field === "level" && form === "title") return wordOf(DIPLOMAS[code] ?? DIPLOMAS.other, at);
  if (field === "level" && form === "european") return EUROPEAN_LEVELS[code] ?? null;
  return field === "nationalIdType" && form === "number" ? wordOf(IDENTITIES[code], at) : null;
}

/** The country's word for what a template names; null for an unknown name. May hold marks, as a template's text. */
export const termOf = ({ name, ...at }: { name: string } & At): string | null =>
  Object.hasOwn(TERMS, name) ? wordOf(TERMS[name], at) : null;

function wordOf(term: Term | undefined, { language, country }: At): string | null {
  const usages: readonly Usage[] = Object.hasOwn(USAGES, country) ? USAGES[country as keyof typeof USAGES] : ["east"];
  const own = usages.map((usage) => term?.[usage]?.[language]).find((words) => words !== undefined);
  return own ?? term?.all?.[language] ?? null;
}
