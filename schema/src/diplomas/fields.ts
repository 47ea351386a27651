/** The fields of a diploma with labels and rules, and the fields of each import mode. */
import type { Choice, Field } from "../fields/fields.ts";
import type { Texts } from "../product.ts";
import { STUDENT_FIELDS } from "../students/fields.ts";
import type { Mode } from "../users/calls.ts";

export const LEVELS = [
  { code: "technician", label: { en: "Technician", fr: "Technicien", ar: "تقني" } },
  { code: "bachelor", label: { en: "Bachelor", fr: "Bachelor", ar: "بكالوريوس" } },
  { code: "licence", label: { en: "Licence", fr: "Licence", ar: "إجازة" } },
  { code: "engineer", label: { en: "Engineer", fr: "Ingénieur", ar: "مهندس" } },
  { code: "master", label: { en: "Master", fr: "Master", ar: "ماجستير" } },
  { code: "doctorate", label: { en: "Doctorate", fr: "Doctorat", ar: "دكتوراه" } },
  { code: "other", label: { en: "Other", fr: "Autre", ar: "أخرى" } },
] as const satisfies readonly Choice[];

export const HONOURS = [
  { code: "none", label: { en: "None", fr: "Sans mention", ar: "دون تقدير" } },
  { code: "passable", label: { en: "Pass", fr: "Passable", ar: "متوسط" } },
  { code: "assez_bien", label: { en: "Fairly good", fr: "Assez bien", ar: "قريب من الحسن" } },
  { code: "bien", label: { en: "Good", fr: "Bien", ar: "حسن" } },
  { code: "tres_bien", label: { en: "Very good", fr: "Très bien", ar: "حسن جدًا" } },
  { code: "excellent", label: { en: "Excellent", fr: "Excellent", ar: "ممتاز" } },
] as const satisfies readonly Choice[];

export const SESSIONS = [
  { code: "main", label: { en: "Main session", fr: "Session principale", ar: "الدورة الرئيسية" } },
  { code: "resit", label: { en: "Resit session", fr: "Session de rattrapage", ar: "دورة التدارك" } },
] as const satisfies readonly Choice[];

const LONGEST_PLACE = 120;

/** A text of a diploma that need not be there. */
const text = <const Name extends string>(name: Name, label: Texts, max = 300) => ({
  name,
  kind: "text" as const,
  max,
  label,
});

export const DIPLOMA_FIELDS = [
  {
    name: "diplomaNumber",
    kind: "identifier",
    required: true,
    max: 60,
    label: { en: "Diploma number", fr: "Numéro du diplôme", ar: "رقم الشهادة" },
  },
  {
    name: "studentNumber",
    kind: "identifier",
    required: true,
    max: 60,
    label: { en: "Student number", fr: "Numéro d’étudiant", ar: "رقم الطالب" },
  },
  {
    name: "level",
    kind: "choice",
    required: true,
    choices: LEVELS,
    label: { en: "Level", fr: "Niveau", ar: "المستوى" },
  },
  text("titleFr", { en: "Title (French)", fr: "Intitulé (français)", ar: "عنوان الشهادة بالفرنسية" }),
  text("titleEn", { en: "Title (English)", fr: "Intitulé (anglais)", ar: "عنوان الشهادة بالإنجليزية" }),
  {
    ...text("titleAr", { en: "Title (Arabic)", fr: "Intitulé (arabe)", ar: "عنوان الشهادة" }),
    arabicOf: "titleFr",
  },
  text("domain", { en: "Domain", fr: "Domaine", ar: "المجال" }),
  text("domainEn", { en: "Domain (English)", fr: "Domaine (anglais)", ar: "المجال بالإنجليزية" }),
  text("domainAr", { en: "Domain (Arabic)", fr: "Domaine (arabe)", ar: "المجال بالعربية" }),
  text("programme", { en: "Programme", fr: "Mention", ar: "البرنامج" }),
  text("programmeEn", { en: "Programme (English)", fr: "Mention (anglais)", ar: "البرنامج بالإنجليزية" }),
  text("programmeAr", { en: "Programme (Arabic)", fr: "Mention (arabe)", ar: "البرنامج بالعربية" }),
  text("speciality", { en: "Speciality", fr: "Spécialité", ar: "التخصص" }),
  text("specialityEn", { en: "Speciality (English)", fr: "Spécialité (anglais)", ar: "التخصص بالإنجليزية" }),
  text("specialityAr", { en: "Speciality (Arabic)", fr: "Spécialité (arabe)", ar: "التخصص بالعربية" }),
  text("establishment", { en: "Faculty or school", fr: "Établissement", ar: "المؤسسة بالأحرف اللاتينية" }),
  {
    ...text("establishmentAr", { en: "Faculty or school (Arabic)", fr: "Établissement (arabe)", ar: "المؤسسة" }),
    arabicOf: "establishment",
  },
  {
    name: "honours",
    kind: "choice",
    choices: HONOURS,
    label: { en: "Honours", fr: "Mention obtenue", ar: "التقدير" },
  },
  { name: "average", kind: "average", label: { en: "Average out of 20", fr: "Moyenne sur 20", ar: "المعدل من 20" } },
  { name: "credits", kind: "integer", max: 1000, label: { en: "ECTS credits", fr: "Crédits ECTS", ar: "وحدات ECTS" } },
  { name: "session", kind: "choice", choices: SESSIONS, label: { en: "Session", fr: "Session", ar: "الدورة" } },
  {
    name: "academicYear",
    kind: "years",
    required: true,
    label: { en: "Academic year", fr: "Année universitaire", ar: "السنة الجامعية" },
  },
  {
    name: "decisionDate",
    kind: "day",
    required: true,
    notInFuture: true,
    label: { en: "Date of the decision", fr: "Date de délibération", ar: "تاريخ قرار المنح" },
  },
  { name: "issueDate", kind: "day", label: { en: "Date of issue", fr: "Date de délivrance", ar: "تاريخ الإصدار" } },
  text(
    "placeOfIssue",
    { en: "Place of issue", fr: "Lieu de délivrance", ar: "مكان الإصدار بالأحرف اللاتينية" },
    LONGEST_PLACE,
  ),
  {
    ...text(
      "placeOfIssueAr",
      { en: "Place of issue (Arabic)", fr: "Lieu de délivrance (arabe)", ar: "مكان الإصدار" },
      LONGEST_PLACE,
    ),
    arabicOf: "placeOfIssue",
  },
  text("thesisTitle", { en: "Title of the thesis", fr: "Titre de la thèse", ar: "عنوان الأطروحة" }),
  text("thesisTitleAr", {
    en: "Title of the thesis (Arabic)",
    fr: "Titre de la thèse (arabe)",
    ar: "عنوان الأطروحة بالعربية",
  }),
] as const satisfies readonly Field[];

export type DiplomaFieldName = (typeof DIPLOMA_FIELDS)[number]["name"];

/** Columns that name the university's own files; if they are present, the university makes the document. */
export const FILE_FIELDS = [
  { name: "file", kind: "file", required: true, label: { en: "PDF file", fr: "Fichier PDF", ar: "ملف PDF" } },
  {
    name: "attachments",
    kind: "files",
    label: { en: "Attachments", fr: "Pièces jointes", ar: "المرفقات" },
  },
] as const satisfies readonly Field[];

/** Whether the university uploads the document; otherwise it is made from a template. */
export const takesFiles = (mode: Mode): boolean => mode === "modeThree" || mode === "modeFour";

/** Whether the row creates the student; otherwise it names a registered one. */
export const makesStudents = (mode: Mode): boolean => mode === "modeTwo" || mode === "modeFour";

/** The columns of a mode's file. */
export function fieldsOfMode(mode: Mode): readonly Field[] {
  return [
    ...DIPLOMA_FIELDS,
    ...(takesFiles(mode) ? FILE_FIELDS : []),
    ...(makesStudents(mode) ? STUDENT_FIELDS.filter((field) => field.name !== "studentNumber") : []),
  ];
}

/** A diploma needs one of these, whichever. */
export const TITLES = ["titleFr", "titleEn", "titleAr"] as const;

/** Claims with the SHA-256 of uploaded files in hexadecimal; of attachments in the row's order, separated by spaces. */
export const FILE_CLAIMS = ["fileSha256", "attachmentsSha256"] as const;
export type FileClaim = (typeof FILE_CLAIMS)[number];

/** Claims that anybody with the link may see, unless the holder hides them. */
export const PUBLIC_CLAIMS = [
  "firstName",
  "lastName",
  "firstNameAr",
  "lastNameAr",
  "titleFr",
  "titleEn",
  "titleAr",
  "level",
  "domain",
  "domainEn",
  "domainAr",
  "programme",
  "programmeEn",
  "programmeAr",
  "speciality",
  "specialityEn",
  "specialityAr",
  "establishment",
  "establishmentAr",
  "honours",
  "session",
  "academicYear",
  "decisionDate",
  "issueDate",
  "placeOfIssue",
  "placeOfIssueAr",
  "diplomaNumber",
] as const;

const publicNames = new Set<string>(PUBLIC_CLAIMS);

/** Whether anyone with the link may see the claim. */
export const isPublicDiplomaClaim = (name: string): boolean => publicNames.has(name);
