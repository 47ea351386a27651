/** Invented graduates and their diplomas, as cells of a university's spreadsheet. */

export const STUDENT_COLUMNS = [
  "studentNumber",
  "nationalId",
  "nationalIdType",
  "firstName",
  "lastName",
  "firstNameAr",
  "lastNameAr",
  "sex",
  "birthDate",
  "birthPlace",
  "birthPlaceAr",
  "nationality",
  "email",
  "phone",
] as const;

export const DIPLOMA_COLUMNS = [
  "diplomaNumber",
  "studentNumber",
  "level",
  "titleFr",
  "titleEn",
  "titleAr",
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
  "average",
  "credits",
  "session",
  "academicYear",
  "decisionDate",
  "issueDate",
  "placeOfIssue",
  "placeOfIssueAr",
  "thesisTitle",
  "thesisTitleAr",
] as const;

const FIRST_NAMES = [
  ["Rim", "ريم"],
  ["Taha", "طه"],
  ["Yosra", "يسرى"],
  ["Aziz", "عزيز"],
  ["Noura", "نورة"],
] as const;
const LAST_NAMES = [
  ["Gafsi", "القفصي"],
  ["Zouari", "الزواري"],
  ["Kefi", "الكافي"],
  ["Mahdoui", "المهدوي"],
] as const;
const CITIES = [
  ["Tozeur", "توزر"],
  ["Monastir", "المنستير"],
  ["Béja", "باجة"],
] as const;

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length]!;
const digits = (n: number, width: number) => String(n).padStart(width, "0");

const studentNumberOf = (n: number): string => `E${digits(n, 6)}`;

export function studentCells(n: number): string[] {
  const [first, firstAr] = pick(FIRST_NAMES, n);
  const [last, lastAr] = pick(LAST_NAMES, n);
  const [city, cityAr] = pick(CITIES, n);
  return [
    studentNumberOf(n),
    digits(n, 8),
    "cin",
    first,
    last,
    firstAr,
    lastAr,
    n % 2 ? "F" : "M",
    `200${n % 4}-03-${digits(1 + (n % 28), 2)}`,
    city,
    cityAr,
    "TN",
    `e${n}@etu.example`,
    `+2162${digits(n, 7)}`,
  ];
}

export function diplomaCells(n: number, { prefix }: { prefix: string }): string[] {
  return [
    `${prefix}-2026-${digits(n, 5)}`,
    studentNumberOf(n),
    "licence",
    "Licence en sciences de la mer",
    "Bachelor of Marine Science",
    "الإجازة في علوم البحار",
    "Sciences de la vie",
    "Life Sciences",
    "علوم الحياة",
    "Biologie",
    "Biology",
    "البيولوجيا",
    "Milieux côtiers",
    "Coastal Environments",
    "البيئات الساحلية",
    "Faculté des sciences de Bizerte",
    "كلية العلوم ببنزرت",
    pick(["passable", "assez_bien", "bien"], n),
    `1${n % 6},${digits((n * 7) % 100, 2)}`,
    "180",
    "main",
    "2025-2026",
    `${digits(1 + (n % 28), 2)}/07/2026`,
    "01/10/2026",
    "Bizerte",
    "بنزرت",
    "",
    "",
  ];
}
