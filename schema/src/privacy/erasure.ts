/** Erasing a person's data, in the API: what would go and what would stay, and the erasure itself. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { day, id, moment } from "../calls/wire.ts";
import { certificateStatus } from "../certificates/certificate.ts";
import { job } from "../jobs/calls.ts";
import { DOCUMENT_KINDS } from "../sharing/shares.ts";
import { responsable } from "../users/roles.ts";

/** Counts of what is kept of a student. */
export const erasure = z.object({
  _id: id,
  studentNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  firstNameAr: z.string().nullable(),
  lastNameAr: z.string().nullable(),
  /** Signed documents that are valid: the erasure does not revoke them. `label` finds each in its list. */
  valid: z.array(z.object({ _id: id, kind: z.enum(DOCUMENT_KINDS), label: z.string() })),
  /** Documents that are revoked. */
  revoked: z.int(),
  /** Records that were never signed. */
  drafts: z.int(),
  /** PDFs and pictures that were made, uploaded documents, and evidence. */
  files: z.int(),
  shares: z.int(),
  /** Requests of organisations. */
  accessRequests: z.int(),
  correctionRequests: z.int(),
  /** Mails to the student that wait, were sent or failed. */
  mails: z.int(),
  sessions: z.int(),
  /** A document is being signed or revoked, or its signature failed: the erasure is refused as `erasure_has_to_wait`. */
  hasToWait: z.boolean(),
});
export type Erasure = z.output<typeof erasure>;

export const readErasure = endpoint({
  method: "GET",
  path: "/api/student/erasure/:id",
  who: responsable,
  summary: "What erasing a student's data would delete, in numbers.",
  params: z.strictObject({ id }),
  reply: z.object({ erasure }),
});

export const eraseStudent = endpoint({
  method: "POST",
  path: "/api/student/erase",
  who: responsable,
  confirmed: true,
  summary:
    "Erases a student's data for good: record, account, documents, requests, shares, mails and files. Of signed documents the places in their batches stay, so that those of others verify; they are not revoked. Repeating it replies with the same job, which removes the files.",
  body: z.strictObject({
    _id: id,
    /** As a proof that this student is meant. */
    studentNumber: z.string().trim().min(1).max(120),
  }),
  refusals: ["erasure_has_to_wait", "student_number_differs"],
  status: 202,
  reply: job,
});

/** The most certificates that are erased at once. */
export const MOST_ERASED = 100;

export const certificateErasure = z.object({
  email: z.string(),
  /** The one that is asked for, then others with the same e-mail address that belong to no student either. */
  certificates: z.array(
    z.object({
      _id: id,
      recipientFirstName: z.string(),
      recipientLastName: z.string(),
      recipientFirstNameAr: z.string().nullable(),
      recipientLastNameAr: z.string().nullable(),
      templateName: z.string(),
      issueDate: day,
      status: certificateStatus,
      /** PDFs and pictures that were made of it. */
      files: z.int(),
      /** Mails to its recipient that wait, were sent or failed. */
      mails: z.int(),
      /** It is being signed or revoked, or its signature failed: its erasure is refused as `erasure_has_to_wait`. */
      hasToWait: z.boolean(),
    }),
  ),
});
export type CertificateErasure = z.output<typeof certificateErasure>;

export const readCertificateErasure = endpoint({
  method: "GET",
  path: "/api/certificate/erasure/:id",
  who: responsable,
  summary: "What erasing a certificate that belongs to no student would delete, in numbers.",
  params: z.strictObject({ id }),
  refusals: ["certificate_of_student"],
  reply: z.object({ erasure: certificateErasure }),
});

export const eraseCertificates = endpoint({
  method: "POST",
  path: "/api/certificate/erase",
  who: responsable,
  confirmed: true,
  summary:
    "Erases a certificate that belongs to no student for good, with its files and mails, and others of the same e-mail address. The places of signed ones in their batches stay; they are not revoked. Repeating it replies with the same job, which removes the files.",
  body: z.strictObject({
    _id: id,
    /** Others with the same e-mail address. */
    others: z.array(id).max(MOST_ERASED).default([]),
    /** The last six characters of its reference, as a proof that this certificate is meant. */
    reference: z.string().trim().min(1).max(40),
  }),
  refusals: ["certificate_of_student", "erasure_has_to_wait", "reference_differs"],
  status: 202,
  reply: job,
});

/** What is known of an erased document that was signed. */
export const readErasedDocument = endpoint({
  method: "GET",
  path: "/api/document/erased/:id",
  who: responsable,
  summary: "The state of an erased document of the university, which can still be revoked.",
  params: z.strictObject({ id }),
  reply: z.object({
    erased: z.object({
      _id: id,
      kind: z.enum(DOCUMENT_KINDS),
      status: z.enum(["signed", "revoking", "revoked"]),
      erasedAt: moment,
    }),
  }),
});
