/** A diploma in the API, and the texts for its states. */
import { z } from "zod";
import { day, id } from "../calls/wire.ts";
import { standing } from "../records/standing.ts";
import { mode } from "../users/calls.ts";

export const DIPLOMA_STATUSES = [
  "pending",
  "rejected",
  "unsigned",
  "signing",
  "signed",
  "revoking",
  "revoked",
  "error",
] as const;
export const diplomaStatus = z.enum(DIPLOMA_STATUSES);
export type DiplomaStatus = z.output<typeof diplomaStatus>;

/** Reasons that a responsable may give; `superseded` is a correction's, for when the chain refused its revocation. */
export const REVOCATION_REASONS = ["issued_in_error", "fraud", "other"] as const;
export const SUPERSEDED = "superseded";

const optional = z.string().nullable();

export const diploma = z.object({
  _id: id,
  status: diplomaStatus,
  ...standing,
  mode,
  templateName: optional,
  student: z.object({
    _id: id.nullable(),
    studentNumber: optional,
    firstName: z.string(),
    lastName: z.string(),
    firstNameAr: optional,
    lastNameAr: optional,
  }),
  diplomaNumber: z.string(),
  level: z.string(),
  titleFr: optional,
  titleEn: optional,
  titleAr: optional,
  domain: optional,
  domainEn: optional,
  domainAr: optional,
  programme: optional,
  programmeEn: optional,
  programmeAr: optional,
  speciality: optional,
  specialityEn: optional,
  specialityAr: optional,
  establishment: optional,
  establishmentAr: optional,
  honours: optional,
  average: z.number().nullable(),
  credits: z.int().nullable(),
  session: optional,
  academicYear: z.string(),
  decisionDate: day,
  issueDate: day.nullable(),
  placeOfIssue: optional,
  placeOfIssueAr: optional,
  thesisTitle: optional,
  thesisTitleAr: optional,
  /** The names of the university's own files, those of attachments separated by `;`; null if we make the document. */
  file: optional,
  attachments: optional,
  supersedes: id.nullable(),
  supersededBy: id.nullable(),
});
export type Diploma = z.output<typeof diploma>;
