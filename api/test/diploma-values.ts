/** Rows of diplomas for tests. Values that the test does not name are invented. */
import type { LooseRow } from "@ijaza/schema/calls/wire";

/** What a diploma may say of its programme and its place, in every language in which it may say it. */
export const TRANSLATED = {
  domain: "Sciences et technologies",
  domainEn: "Science and Technology",
  domainAr: "العلوم والتكنولوجيا",
  programme: "Informatique",
  programmeEn: "Computer Science",
  programmeAr: "الإعلامية",
  speciality: "Génie logiciel",
  specialityEn: "Software Engineering",
  specialityAr: "هندسة البرمجيات",
  establishment: "Faculté des sciences de Sfax",
  establishmentAr: "كلية العلوم بصفاقس",
  placeOfIssue: "Sfax",
  placeOfIssueAr: "صفاقس",
};
/** These are not public. */
export const THESIS = { thesisTitle: "La preuve", thesisTitleAr: "الإثبات" };

/** A valid row of a modeOne file with this number. */
export function diplomaValues(number: number, values: LooseRow = {}): LooseRow {
  return {
    diplomaNumber: `D-${String(number).padStart(6, "0")}`,
    studentNumber: `S${String(number).padStart(6, "0")}`,
    level: "licence",
    titleFr: "Licence en informatique",
    titleAr: "الإجازة في الإعلامية",
    honours: "bien",
    average: "14,25",
    credits: "180",
    academicYear: "2024-2025",
    decisionDate: "10/07/2025",
    ...values,
  };
}
