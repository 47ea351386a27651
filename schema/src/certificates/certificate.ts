/** A certificate in the API, and the texts for its states. */
import { z } from "zod";
import { day, id } from "../calls/wire.ts";
import { standing } from "../records/standing.ts";
import { fieldDefinition } from "../templates/field-definition.ts";

/** Accepting one signs it, so there is no status between the two. */
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

/** A field of the template, as it was defined when the certificate was imported. */
const definedField = fieldDefinition.extend({ value: z.union([z.string(), z.number()]).nullable() });

export const certificate = z.object({
  _id: id,
  status: certificateStatus,
  ...standing,
  templateName: z.string(),
  /** The student who owns it, if its number is one of the university's. */
  studentId: id.nullable(),
  recipientFirstName: z.string(),
  recipientLastName: z.string(),
  recipientFirstNameAr: optional,
  recipientLastNameAr: optional,
  email: z.string(),
  studentNumber: optional,
  issueDate: day,
  expiryDate: day.nullable(),
  /** Whether its last day has passed, in UTC; this is not stored. */
  expired: z.boolean(),
  fields: z.array(definedField),
});
export type Certificate = z.output<typeof certificate>;
