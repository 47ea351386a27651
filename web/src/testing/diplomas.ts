/** Diplomas for tests, and the answer of the list that holds them. */
import { DIPLOMA_STATUSES, type Diploma } from "@ijaza/schema/diplomas/diploma";
import { DIPLOMA_FIELDS } from "@ijaza/schema/diplomas/fields";
import { AGENT } from "./people.ts";

let last = 0;

/** A diploma of Amina Ben Salah, with these members replaced. */
export const diplomaWith = (overrides: Partial<Diploma> = {}): Diploma => {
  last += 1;
  const number = String(last).padStart(4, "0");
  return {
    _id: `d${number}000000000000000000000`,
    status: "pending",
    mode: "modeOne",
    templateName: null,
    agentId: AGENT._id,
    universityId: "wn000000000000000000000000",
    student: {
      _id: null,
      studentNumber: `17${number}`,
      firstName: "Amina",
      lastName: "Ben Salah",
      firstNameAr: "أمينة",
      lastNameAr: "بن صالح",
    },
    diplomaNumber: `D-${number}`,
    level: "master",
    titleFr: "Master de recherche",
    titleEn: "Research Master",
    titleAr: "ماجستير البحث",
    domain: null,
    domainEn: null,
    domainAr: null,
    programme: null,
    programmeEn: null,
    programmeAr: null,
    speciality: null,
    specialityEn: null,
    specialityAr: null,
    establishment: null,
    establishmentAr: null,
    honours: null,
    average: null,
    credits: null,
    session: null,
    academicYear: "2025-2026",
    decisionDate: "2026-07-03",
    issueDate: null,
    placeOfIssue: null,
    placeOfIssueAr: null,
    thesisTitle: null,
    thesisTitleAr: null,
    file: null,
    attachments: null,
    rejectionReason: null,
    submittedAt: "2026-11-18T09:00:00Z",
    decidedAt: null,
    signedAt: null,
    revokedAt: null,
    revocationReason: null,
    revocationRefusedAt: null,
    supersedes: null,
    supersededBy: null,
    batchId: null,
    anchor: null,
    ...overrides,
  };
};

const countsOf = (diplomas: readonly Diploma[]) =>
  Object.fromEntries(
    DIPLOMA_STATUSES.map((status) => [status, diplomas.filter((diploma) => diploma.status === status).length]),
  );

/** The answer of `GET /api/diploma/all`. */
export const listOf = (diplomas: readonly Diploma[]) => ({
  diplomas,
  total: diplomas.length,
  page: 1,
  pageSize: 50,
  counts: countsOf(diplomas),
  academicYears: ["2025-2026"],
});

const FIELD_NAMES = new Set<string>(DIPLOMA_FIELDS.map(({ name }) => name));

/** What will be signed of it, with the facts of its student that lists do not show. */
export const claimsOfDiploma = ({ student, ...diploma }: Diploma): Record<string, string | number> => {
  const { _id, ...names } = student;
  const own = Object.entries(diploma).filter(([name]) => FIELD_NAMES.has(name));
  const all = [...own, ...Object.entries(names), ["birthDate", "2001-08-12"], ["sex", "F"]];
  return Object.fromEntries(all.filter(([, value]) => value !== null));
};
