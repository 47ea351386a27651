/** A certificate on the wire, and the words for its states. */
import { z } from "zod";
import { anchor } from "./diploma.ts";
import { fieldDefinition } from "./templates.ts";
import { day, id, moment } from "./wire.ts";

/** Accepting one signs it: there is no status between. */
export const CERTIFICATE_STATUSES = [
  "pending",
  "rejected",
  "signing",
  "signed",
  "revoking",
  "revoked",
  "error",
] as const;
export const certificateStatus = z.enum(CERTIFICATE_STATUSES);
export type CertificateStatus = z.output<typeof certificateStatus>;

const optional = z.string().nullable();

/** What the template asks for beside the fixed fields, as it was defined when the certificate was imported. */
const definedField = fieldDefinition.extend({ value: z.union([z.string(), z.number()]).nullable() });

export const certificate = z.object({
  _id: id,
  status: certificateStatus,
  templateName: z.string(),
  agentId: id.nullable(),
  universityId: id,
  /** The student it belongs to, where its number is one of the university's. */
  studentId: id.nullable(),
  recipientFirstName: z.string(),
  recipientLastName: z.string(),
  recipientFirstNameAr: optional,
  recipientLastNameAr: optional,
  email: z.string(),
  studentNumber: optional,
  issueDate: day,
  expiryDate: day.nullable(),
  /** Whether its last day is over, in UTC; nothing is stored of it. */
  expired: z.boolean(),
  fields: z.array(definedField),
  rejectionReason: optional,
  submittedAt: moment,
  decidedAt: moment.nullable(),
  signedAt: moment.nullable(),
  revokedAt: moment.nullable(),
  /** Stays inside the university. */
  revocationReason: optional,
  /** When the chain refused to revoke it, so that it is signed as before; null once it is revoked anew. */
  revocationRefusedAt: moment.nullable(),
  /** Of the certificates that were signed with it; told inside the university. */
  batchId: id.nullable(),
  anchor: anchor.nullable(),
});
export type Certificate = z.output<typeof certificate>;
