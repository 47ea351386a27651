/** Invented cohorts of any size, as rows of an import file that include the students (modeTwo). */
import type { LooseRow } from "@ijaza/schema/calls/wire";

const LATIN = ["Amel", "Bilel", "Chaima", "Dorra", "Elyes", "Farah", "Ghassen", "Hela"];
const ARABIC = ["أمل", "بلال", "شيماء", "درة", "إلياس", "فرح", "غسان", "هالة"];

export function cohortRow(n: number): LooseRow {
  const number = String(n).padStart(8, "0");
  const at = n % LATIN.length;
  return {
    diplomaNumber: `B-${number}`,
    studentNumber: `N${number}`,
    level: "licence",
    titleFr: "Licence nationale en informatique",
    titleEn: "National Bachelor's Degree in Computer Science",
    titleAr: "الإجازة الوطنية في الإعلامية",
    domain: "Sciences et technologies",
    programme: "Informatique",
    speciality: "Génie logiciel",
    honours: "assez_bien",
    average: "13,66",
    credits: 180,
    session: "main",
    academicYear: "2025-2026",
    decisionDate: "12/07/2026",
    issueDate: "01/10/2026",
    nationalId: number,
    nationalIdType: "cin",
    firstName: LATIN[at]!,
    lastName: `Mansouri ${n}`,
    firstNameAr: ARABIC[at]!,
    lastNameAr: "منصوري",
    sex: n % 2 ? "F" : "M",
    birthDate: "08/02/2002",
    birthPlace: "Tunis",
    birthPlaceAr: "تونس",
    nationality: "TN",
    email: `n${number}@etu.example`,
  };
}
