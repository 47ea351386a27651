/** A diploma as it is sent: all of it to its owner and university, the public claims to anyone. Pure. */
import type { Diploma } from "@ijaza/schema/diplomas/diploma";
import { type Anchor, type Disclosure, describeStanding } from "../../records/records.service.ts";
import type { DiplomaRow } from "../diplomas.tables.ts";

/** The whole diploma. */
export function describeDiploma(row: DiplomaRow, anchor: Anchor | null): Diploma {
  return {
    ...describeStanding(row, anchor),
    mode: row.mode,
    templateName: row.template_name,
    student: {
      _id: row.student_id,
      studentNumber: row.student_number,
      firstName: row.first_name,
      lastName: row.last_name,
      firstNameAr: row.first_name_ar,
      lastNameAr: row.last_name_ar,
    },
    diplomaNumber: row.diploma_number,
    level: row.level,
    titleFr: row.title_fr,
    titleEn: row.title_en,
    titleAr: row.title_ar,
    domain: row.domain,
    domainEn: row.domain_en,
    domainAr: row.domain_ar,
    programme: row.programme,
    programmeEn: row.programme_en,
    programmeAr: row.programme_ar,
    speciality: row.speciality,
    specialityEn: row.speciality_en,
    specialityAr: row.speciality_ar,
    establishment: row.establishment,
    establishmentAr: row.establishment_ar,
    honours: row.honours,
    average: row.average,
    credits: row.credits,
    session: row.session,
    academicYear: row.academic_year,
    decisionDate: row.decision_date,
    issueDate: row.issue_date,
    placeOfIssue: row.place_of_issue,
    placeOfIssueAr: row.place_of_issue_ar,
    thesisTitle: row.thesis_title,
    thesisTitleAr: row.thesis_title_ar,
    file: row.file,
    attachments: row.attachments,
    supersedes: row.supersedes,
    supersededBy: row.superseded_by,
  };
}

export type PublicDiploma = Partial<Diploma> & Pick<Diploma, "_id" | "status">;

type DescribePubliclyOptions = { anchor: Anchor | null; disclosure: Disclosure };

/** What anyone may see of a signed diploma, without hidden claims; why it was revoked only if it was superseded. */
export function describePublicly(
  row: DiplomaRow,
  { anchor, disclosure: { discloses } }: DescribePubliclyOptions,
): PublicDiploma {
  const { _id, status, universityId, student, signedAt, revokedAt, supersedes, supersededBy, ...rest } =
    describeDiploma(row, anchor);
  const claims = Object.fromEntries(Object.entries(rest).filter(([name]) => discloses(name))) as Partial<Diploma>;
  return {
    ...claims,
    _id,
    status,
    universityId,
    student: {
      _id: null,
      studentNumber: null,
      firstName: discloses("firstName") ? student.firstName : "",
      lastName: discloses("lastName") ? student.lastName : "",
      firstNameAr: discloses("firstNameAr") ? student.firstNameAr : null,
      lastNameAr: discloses("lastNameAr") ? student.lastNameAr : null,
    },
    signedAt,
    revokedAt,
    revocationReason: row.revocation_reason === "superseded" ? "superseded" : null,
    supersedes,
    supersededBy,
    anchor,
  };
}
