/** The fields of a diploma supplement: each text in Arabic and French. */
import type { Texts } from "@ijaza/schema/product";
import type { FieldDefinition } from "@ijaza/schema/templates/calls";
import { define, SEX } from "./starter-parts.ts";

/** A text and its Arabic one. */
const inBoth = (name: string, { en, fr, ar }: Texts): FieldDefinition[] => [
  define(name, { en, fr, ar: `${ar} بالفرنسية` }),
  define(`${name}Ar`, { en: `${en} (Arabic)`, fr: `${fr} (arabe)`, ar }),
];

export const SUPPLEMENT_DEFINITIONS: FieldDefinition[] = [
  define(
    "diplomaNumber",
    { en: "Number of the diploma", fr: "Numéro du diplôme", ar: "رقم الشهادة" },
    { required: true },
  ),
  define("birthDate", { en: "Date of birth", fr: "Date de naissance", ar: "تاريخ الولادة" }, { type: "date" }),
  ...inBoth("birthPlace", { en: "Place of birth", fr: "Lieu de naissance", ar: "مكان الولادة" }),
  define("titleFr", { en: "Title (French)", fr: "Intitulé", ar: "عنوان الشهادة بالفرنسية" }, { required: true }),
  define("titleAr", { en: "Title (Arabic)", fr: "Intitulé (arabe)", ar: "عنوان الشهادة" }),
  ...inBoth("domain", { en: "Domain", fr: "Domaine", ar: "المجال" }),
  ...inBoth("programme", { en: "Programme", fr: "Parcours", ar: "البرنامج" }),
  ...inBoth("speciality", { en: "Speciality", fr: "Spécialité", ar: "التخصص" }),
  ...inBoth("teachingLanguage", { en: "Language of teaching", fr: "Langue d’enseignement", ar: "لغة التدريس" }),
  ...inBoth("nationalLevel", { en: "Level", fr: "Niveau", ar: "المستوى" }),
  define("iscedLevel", { en: "ISCED level", fr: "Niveau CITE", ar: "مستوى التصنيف الدولي" }, { type: "number" }),
  define("credits", { en: "Credits", fr: "Crédits", ar: "الوحدات المعتمدة" }, { type: "number" }),
  define("semesters", { en: "Semesters", fr: "Semestres", ar: "الفصول الدراسية" }, { type: "number" }),
  ...inBoth("access", { en: "Access requirements", fr: "Conditions d’accès", ar: "شروط الالتحاق" }),
  define("average", { en: "Average", fr: "Moyenne générale", ar: "المعدل العام" }, { type: "number" }),
  define("honoursFr", { en: "Honours (French)", fr: "Mention", ar: "التقدير بالفرنسية" }),
  define("honoursAr", { en: "Honours (Arabic)", fr: "Mention (arabe)", ar: "التقدير" }),
  define("sessionFr", { en: "Session (French)", fr: "Session", ar: "الدورة بالفرنسية" }),
  define("sessionAr", { en: "Session (Arabic)", fr: "Session (arabe)", ar: "الدورة" }),
  define("academicYear", { en: "Academic year", fr: "Année universitaire", ar: "السنة الجامعية" }),
  ...inBoth("thesisTitle", { en: "Title of the thesis", fr: "Titre du mémoire", ar: "عنوان الرسالة" }),
  ...inBoth("courses", { en: "Courses", fr: "Enseignements", ar: "المقررات" }),
  ...inBoth("rights", { en: "Rights", fr: "Poursuite d’études", ar: "مواصلة الدراسة" }),
  define("decisionDate", { en: "Date of decision", fr: "Date de décision", ar: "تاريخ القرار" }, { type: "date" }),
  SEX,
];
