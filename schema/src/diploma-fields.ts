/** The fields of a diploma with labels and rules, and the fields of each import mode. */
import type { Choice, Field } from "./fields.ts";
import { fileKey, namesIn } from "./handed-in-files.ts";
import { type JudgedRow, judgeRow } from "./rows.ts";
import { STUDENT_FIELDS } from "./student-fields.ts";
import type { Mode } from "./users.ts";
import type { LooseRow } from "./wire.ts";

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
  { code: "none", label: { en: "None", fr: "Sans mention", ar: "بدون ملاحظة" } },
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
  {
    name: "titleFr",
    kind: "text",
    max: 300,
    label: { en: "Title (French)", fr: "Intitulé (français)", ar: "عنوان الشهادة بالفرنسية" },
  },
  {
    name: "titleEn",
    kind: "text",
    max: 300,
    label: { en: "Title (English)", fr: "Intitulé (anglais)", ar: "عنوان الشهادة بالإنجليزية" },
  },
  {
    name: "titleAr",
    kind: "text",
    max: 300,
    label: { en: "Title (Arabic)", fr: "Intitulé (arabe)", ar: "عنوان الشهادة" },
  },
  { name: "domain", kind: "text", max: 300, label: { en: "Domain", fr: "Domaine", ar: "المجال" } },
  { name: "programme", kind: "text", max: 300, label: { en: "Programme", fr: "Mention", ar: "المسلك" } },
  { name: "speciality", kind: "text", max: 300, label: { en: "Speciality", fr: "Spécialité", ar: "التخصص" } },
  {
    name: "honours",
    kind: "choice",
    choices: HONOURS,
    label: { en: "Honours", fr: "Mention obtenue", ar: "الملاحظة" },
  },
  { name: "average", kind: "average", label: { en: "Average out of 20", fr: "Moyenne sur 20", ar: "المعدل من 20" } },
  { name: "credits", kind: "integer", max: 1000, label: { en: "ECTS credits", fr: "Crédits ECTS", ar: "الأرصدة" } },
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
    label: { en: "Date of the decision", fr: "Date de délibération", ar: "تاريخ المداولة" },
  },
  { name: "issueDate", kind: "day", label: { en: "Date of issue", fr: "Date de délivrance", ar: "تاريخ التسليم" } },
  {
    name: "thesisTitle",
    kind: "text",
    max: 300,
    label: { en: "Title of the thesis", fr: "Titre de la thèse", ar: "عنوان الأطروحة" },
  },
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

const TITLES = ["titleFr", "titleEn", "titleAr"] as const;

/** Checks a single row of a diploma import. Only the server can compare it with other records. */
export function judgeDiplomaRow({ mode, row, today }: { mode: Mode; row: LooseRow; today: string }): JudgedRow {
  const { values, faults } = judgeRow(fieldsOfMode(mode), row, today);
  const hasTitle = TITLES.some((title) => values[title] !== undefined || faults.some((fault) => fault.path === title));
  if (!hasTitle) faults.push({ path: "titleFr", error: "title_missing" });
  if (namesFileTwice(values)) faults.push({ path: "attachments", error: "named_twice" });
  return { values, faults };
}

const namesFileTwice = ({ file, attachments }: JudgedRow["values"]): boolean =>
  file !== undefined && namesIn(attachments).some((name) => fileKey(name) === fileKey(String(file)));

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
  "programme",
  "speciality",
  "honours",
  "session",
  "academicYear",
  "decisionDate",
  "issueDate",
  "diplomaNumber",
] as const;

const publicNames = new Set<string>(PUBLIC_CLAIMS);

/** Whether anyone with the link may see the claim. */
export const isPublicDiplomaClaim = (name: string): boolean => publicNames.has(name);
