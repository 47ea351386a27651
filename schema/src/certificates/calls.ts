/** Calls that change certificates, from the import to the revocation. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import {
  bulkReply,
  cohortPart,
  id,
  importPart,
  LARGEST_IMPORT,
  looseRow,
  MAX_ROWS_A_CALL,
  MOST_CELLS,
  rowErrors,
} from "../calls/wire.ts";
import { REVOCATION_REASONS } from "../diplomas/diploma.ts";
import { cell, note, sha256 } from "../fields/forms.ts";
import { type Job, job } from "../jobs/calls.ts";
import { manyBeingRevoked, manyToRevoke } from "../records/revoking.ts";
import { agent, responsable } from "../users/roles.ts";
import { certificate } from "./certificate.ts";

const at = (name: string) => `/api/certificate/${name}`;
const rows = z.array(looseRow).min(1).max(MAX_ROWS_A_CALL);
const ids = z.array(id).min(1).max(10_000);
const templateName = z.string().trim().min(1).max(120);
const reason = note(500);

export const getCertificatesWithError = endpoint({
  method: "POST",
  reads: true,
  path: at("getCertificatesWithError"),
  who: agent,
  summary: "Judges rows as an import would, and stores nothing.",
  body: z.strictObject({ templateName, certificates: rows, ...importPart }),
  looseRows: "certificates",
  /** `existing` counts the valid rows that the university already has. */
  reply: z.object({ certificates: z.array(rowErrors), existing: z.int() }),
  bodyLimit: LARGEST_IMPORT,
});

export const addCertificates = endpoint({
  method: "POST",
  path: at("add-certificates"),
  who: agent,
  summary: "Imports certificates as pending; good rows go in, bad ones are named by row and field.",
  body: z.strictObject({ templateName, certificates: rows, ...importPart, ...cohortPart }),
  looseRows: "certificates",
  reply: bulkReply,
  bodyLimit: LARGEST_IMPORT,
});

const rejected = z.object({ updated: z.int(), conflicts: z.array(z.object({ _id: id, status: z.string() })) });

const isJob = (answer: unknown): answer is Job => typeof answer === "object" && answer !== null && "kind" in answer;

/** `leftOut`: of all that wait, those with a name in the letters of the other script, which stay pending. */
const signing = job.extend({ leftOut: z.int().optional() });

export const decideCertificates = endpoint({
  method: "POST",
  path: at("accept-or-reject-certificates"),
  who: responsable,
  confirmed: "review",
  summary:
    "Rejects pending certificates, with a reason, or accepts them: that signs them, and needs the password of the last 15 minutes. Accepting all leaves out those with a name in the letters of the other script.",
  body: z.strictObject({
    certificatesIds: ids.optional(),
    agentId: id.optional(),
    importId: id.optional(),
    all: z.literal(true).optional(),
    decision: z.enum(["accepted", "rejected"]),
    reason: reason.optional(),
    /** Of one named record: what of it was seen; if it is another by now, the acceptance is refused. */
    seen: sha256.optional(),
  }),
  reply: z.union([signing, rejected]),
  statusOf: (answer) => (isJob(answer) ? 202 : 200),
});

/** The price of accepting, which the page shows in advance. */
export const estimateAccepting = endpoint({
  method: "GET",
  path: at("signing-cost"),
  who: responsable,
  summary: "Credits and ether that accepting would take, and what is there.",
  query: z.strictObject({ count: z.coerce.number().int().min(1).max(10_000_000) }),
  reply: z.object({
    credits: z.int(),
    creditsAvailable: z.int(),
    ether: z.string(),
    etherAvailable: z.string(),
    batches: z.int(),
  }),
  refusals: ["enrolment_refused", "no_signing_key", "university_suspended"],
});

export const updateCertificate = endpoint({
  method: "PUT",
  path: at("updateCertificateById"),
  who: agent,
  summary: "Corrects a pending or rejected certificate; a rejected one goes back to pending.",
  /** `cells` by field name, including the fields of its template. */
  body: z.strictObject({ _id: id, cells: z.record(z.string().max(64), cell) }),
  mostMembers: MOST_CELLS,
  reply: z.object({ certificate }),
});

export const deleteCertificate = endpoint({
  method: "DELETE",
  path: at("deleteCertificateById"),
  who: agent,
  summary: "Deletes a pending or rejected certificate.",
  body: z.strictObject({ _id: id }),
});

export const revokeCertificate = endpoint({
  method: "POST",
  path: at("revokeCertificate"),
  who: responsable,
  summary: "Revokes a signed certificate; reason and note stay inside the university.",
  body: z.strictObject({ _id: id, reason: z.enum(REVOCATION_REASONS), note: reason.optional() }),
  reply: job,
  status: 202,
  confirmed: true,
});

export const revokeCertificates = endpoint({
  method: "POST",
  path: at("revoke-many"),
  who: responsable,
  summary:
    "Revokes signed certificates with one reason and one job; those that are not signed are named and left as they are.",
  body: manyToRevoke,
  reply: manyBeingRevoked,
  status: 202,
  confirmed: true,
});
