/** A diploma on the wire, and the words for its states. */
import { z } from "zod";
import { mode } from "./users.ts";
import { day, hash, id, moment } from "./wire.ts";

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

/** What a responsable may give as reason; `superseded` is a correction's, and of use where the chain refused that one. */
export const REVOCATION_REASONS = ["issued_in_error", "fraud", "other"] as const;
export const SUPERSEDED = "superseded";

const optional = z.string().nullable();

export const anchor = z.object({
  chainId: z.int(),
  registry: z.string(),
  root: hash,
  index: z.int(),
  count: z.int(),
  transaction: hash,
  block: z.int(),
  at: moment,
});

export const diploma = z.object({
  _id: id,
  status: diplomaStatus,
  mode,
  templateName: optional,
  agentId: id.nullable(),
  universityId: id,
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
  programme: optional,
  speciality: optional,
  honours: optional,
  average: z.number().nullable(),
  credits: z.int().nullable(),
  session: optional,
  academicYear: z.string(),
  decisionDate: day,
  issueDate: day.nullable(),
  thesisTitle: optional,
  /** The names of the university's own files, of attachments parted by `;`; null where we make the document. */
  file: optional,
  attachments: optional,
  rejectionReason: optional,
  submittedAt: moment,
  decidedAt: moment.nullable(),
  signedAt: moment.nullable(),
  revokedAt: moment.nullable(),
  /** The reason stays inside the university; the public is told `revoked` or `superseded`. */
  revocationReason: optional,
  /** When the chain refused to revoke it, so that it is signed as before; null once it is revoked anew. */
  revocationRefusedAt: moment.nullable(),
  supersedes: id.nullable(),
  supersededBy: id.nullable(),
  /** Of the diplomas that were signed with it; told inside the university. */
  batchId: id.nullable(),
  anchor: anchor.nullable(),
});
export type Diploma = z.output<typeof diploma>;
