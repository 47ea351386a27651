/** Invented diplomas for the demo, as rows of an import file. */
import type { LooseRow } from "@ijaza/schema/calls/wire";

const SCIENCE = {
  domain: "Sciences et technologies",
  domainEn: "Science and Technology",
  domainAr: "العلوم والتكنولوجيا",
  establishment: "Faculté des sciences",
  establishmentAr: "كلية العلوم",
};

const PROGRAMMES: readonly LooseRow[] = [
  {
    level: "licence",
    titleFr: "Licence en informatique",
    titleEn: "Bachelor of Science in Computer Science",
    titleAr: "الإجازة في علوم الحاسوب",
    ...SCIENCE,
    programme: "Informatique",
    programmeEn: "Computer Science",
    programmeAr: "علوم الحاسوب",
    speciality: "Génie logiciel",
    specialityEn: "Software Engineering",
    specialityAr: "هندسة البرمجيات",
    credits: 180,
  },
  {
    level: "master",
    titleFr: "Master de recherche en mathématiques appliquées",
    titleEn: "Research Master's Degree in Applied Mathematics",
    titleAr: "ماجستير البحث في الرياضيات التطبيقية",
    ...SCIENCE,
    programme: "Mathématiques",
    programmeEn: "Mathematics",
    programmeAr: "الرياضيات",
    speciality: "Optimisation",
    specialityEn: "Optimisation",
    specialityAr: "الاستمثال",
    credits: 120,
  },
  {
    level: "engineer",
    titleFr: "Diplôme national d’ingénieur en génie civil",
    titleEn: "National Engineering Degree in Civil Engineering",
    titleAr: "الشهادة الوطنية لمهندس في الهندسة المدنية",
    domain: "Ingénierie",
    domainEn: "Engineering",
    domainAr: "الهندسة",
    programme: "Génie civil",
    programmeEn: "Civil Engineering",
    programmeAr: "الهندسة المدنية",
    speciality: "Structures",
    specialityEn: "Structures",
    specialityAr: "الهياكل",
    establishment: "École nationale d’ingénieurs",
    establishmentAr: "المدرسة الوطنية للمهندسين",
    credits: 300,
  },
  {
    level: "licence",
    titleFr: "Licence en droit privé",
    titleEn: "Bachelor's Degree in Private Law",
    titleAr: "الإجازة في القانون الخاص",
    domain: "Droit",
    domainEn: "Law",
    domainAr: "القانون",
    programme: "Droit privé",
    programmeEn: "Private Law",
    programmeAr: "القانون الخاص",
    speciality: "Droit des affaires",
    specialityEn: "Business Law",
    specialityAr: "قانون الأعمال",
    establishment: "Faculté de droit et de sciences politiques",
    establishmentAr: "كلية الحقوق والعلوم السياسية",
    credits: 180,
  },
  {
    level: "doctorate",
    titleFr: "Doctorat en littérature arabe",
    titleEn: "Doctorate in Arabic Literature",
    titleAr: "الدكتوراه في الأدب العربي",
    domain: "Lettres et langues",
    domainEn: "Literature and Languages",
    domainAr: "الآداب واللغات",
    programme: "Littérature arabe",
    programmeEn: "Arabic Literature",
    programmeAr: "الأدب العربي",
    speciality: "Poésie andalouse",
    specialityEn: "Andalusian Poetry",
    specialityAr: "الشعر الأندلسي",
    establishment: "Faculté des lettres et des sciences humaines",
    establishmentAr: "كلية الآداب والعلوم الإنسانية",
    credits: 180,
    thesisTitle: "L’image du jardin dans la poésie andalouse",
    thesisTitleAr: "صورة الحديقة في الشعر الأندلسي",
  },
];

const HONOURS = ["passable", "assez_bien", "bien", "tres_bien"] as const;
const LOWEST_AVERAGE = 10;

/** The student number of the nth demo student, from 1. */
const demoStudentNumber = (n: number): string => `DEMO${String(n).padStart(4, "0")}`;

/** What the numbers of the demo's diplomas begin with. */
export const DEMO_NUMBERS = "DEMO-2026-";

/** The diploma number of the nth demo diploma, from 1. */
export const demoDiplomaNumber = (n: number): string => `${DEMO_NUMBERS}${String(n).padStart(3, "0")}`;

/** A row for the nth demo student. */
export function demoDiplomaRow(n: number): LooseRow {
  const step = n % (2 * HONOURS.length);
  return {
    diplomaNumber: demoDiplomaNumber(n),
    studentNumber: demoStudentNumber(n),
    ...PROGRAMMES[n % PROGRAMMES.length]!,
    honours: HONOURS[Math.floor(step / 2)]!,
    average: LOWEST_AVERAGE + step + 0.25 * (n % 4),
    session: n % 7 === 0 ? "resit" : "main",
    academicYear: n % 5 === 0 ? "2024-2025" : "2025-2026",
    decisionDate:
      n % 5 === 0
        ? `2025-07-${String(1 + (n % 20)).padStart(2, "0")}`
        : `2026-07-${String(1 + (n % 20)).padStart(2, "0")}`,
    issueDate: n % 5 === 0 ? "2025-10-01" : "2026-10-01",
    placeOfIssue: "Tunis",
    placeOfIssueAr: "تونس",
  };
}

/** The final statuses of the demo diplomas, by their numbers from 1, so that every status occurs. */
export const DEMO_FATES = {
  signed: { from: 1, to: 24 },
  revoked: { from: 25, to: 27 },
  unsigned: { from: 28, to: 33 },
  rejected: { from: 34, to: 37 },
  pending: { from: 38, to: 46 },
} as const;
