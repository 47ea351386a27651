/** A third kind of record, which only tests use: attestations of enrolment. Accepting one signs it. */
import { z } from "zod";
import { endpoint } from "../src/calls/endpoint.ts";
import {
  bulkReply,
  id,
  importPart,
  listQuery,
  listReply,
  looseRow,
  MOST_CELLS,
  rowErrors,
  sheetQuery,
} from "../src/calls/wire.ts";
import { estimateAccepting } from "../src/certificates/calls.ts";
import { CERTIFICATE_STATUSES, certificateStatus } from "../src/certificates/certificate.ts";
import { REVOCATION_REASONS } from "../src/diplomas/diploma.ts";
import type { Field } from "../src/fields/fields.ts";
import { cell, note } from "../src/fields/forms.ts";
import { job } from "../src/jobs/calls.ts";
import { asSheet } from "../src/lists/sheets.ts";
import { chainActionsOf, declareRecord } from "../src/records/record.ts";
import { manyBeingRevoked, manyToRevoke } from "../src/records/revoking.ts";
import { standing } from "../src/records/standing.ts";
import { agent, anyone, responsable, universityReaders } from "../src/users/roles.ts";

export const ATTESTATION_FIELDS = [
  { name: "studentNumber", kind: "identifier", required: true, label: { en: "Number", fr: "Numéro", ar: "الرقم" } },
  { name: "programme", kind: "text", required: true, label: { en: "Programme", fr: "Parcours", ar: "المسار" } },
  { name: "academicYear", kind: "years", required: true, label: { en: "Year", fr: "Année", ar: "السنة" } },
] as const satisfies readonly Field[];

export const attestation = z.object({
  _id: id,
  status: certificateStatus,
  ...standing,
  studentId: id.nullable(),
  studentNumber: z.string(),
  programme: z.string(),
  academicYear: z.string(),
});
export type Attestation = z.output<typeof attestation>;

// Its paths are among those of certificates, because the API reference has no chapter for a kind of the tests.
const at = (name: string) => `/api/certificate/attestation-${name}`;
const named = { path: at("one"), body: z.strictObject({ _id: id }) };
const rows = z.strictObject({ attestations: z.array(looseRow).min(1), ...importPart });
const list = z.object({ attestations: z.array(attestation), ...listReply });
const summary = "Of a third kind of record.";

export const CALLS = {
  tryOut: endpoint({
    method: "POST",
    path: at("try"),
    who: agent,
    summary,
    body: rows,
    looseRows: "attestations",
    reply: z.object({ attestations: z.array(rowErrors), existing: z.int() }),
  }),
  add: endpoint({
    method: "POST",
    path: at("add"),
    who: agent,
    summary,
    body: rows,
    looseRows: "attestations",
    reply: bulkReply,
  }),
  decide: endpoint({
    method: "POST",
    path: at("decide"),
    who: responsable,
    summary,
    body: z.strictObject({
      attestationsIds: z.array(id).max(100).optional(),
      agentId: id.optional(),
      importId: id.optional(),
      all: z.literal(true).optional(),
      decision: z.enum(["accepted", "rejected"]),
      reason: note(500).optional(),
    }),
    reply: z.union([
      job,
      z.object({ updated: z.int(), conflicts: z.array(z.object({ _id: id, status: z.string() })) }),
    ]),
  }),
  estimate: { ...estimateAccepting, path: at("cost") },
  correct: endpoint({
    ...named,
    method: "PUT",
    who: agent,
    summary,
    body: z.strictObject({ _id: id, cells: z.record(z.string(), cell) }),
    mostMembers: MOST_CELLS,
    reply: z.object({ attestation }),
  }),
  remove: endpoint({ ...named, method: "DELETE", who: agent, summary }),
  revoke: endpoint({
    method: "POST",
    path: at("revoke"),
    who: responsable,
    summary,
    body: z.strictObject({ _id: id, reason: z.enum(REVOCATION_REASONS), note: note(500).optional() }),
    reply: job,
    status: 202,
    confirmed: true,
  }),
  revokeMany: endpoint({
    method: "POST",
    path: at("revoke-many"),
    who: responsable,
    summary,
    body: manyToRevoke,
    reply: manyBeingRevoked,
    status: 202,
    confirmed: true,
  }),
  listAll: endpoint({
    method: "GET",
    path: at("all"),
    who: universityReaders,
    summary,
    query: listQuery.extend({ status: z.string().optional(), agentId: id.optional(), importId: id.optional() }),
    reply: list.extend({ counts: z.record(certificateStatus, z.int()), academicYears: z.array(z.string()) }),
  }),
  exportAll: endpoint({ ...asSheet, path: at("export"), who: universityReaders, summary, body: sheetQuery }),
  read: endpoint({
    method: "POST",
    path: at("read"),
    who: anyone,
    summary,
    body: z.strictObject({ id }),
    reply: z.object({ attestation: attestation.partial() }),
  }),
};

export const listPending = endpoint({
  method: "GET",
  path: at("pending"),
  who: universityReaders,
  summary,
  query: listQuery,
  reply: list,
});

// A kind of the product has codes of its own in schema/src/errors.
const DECISION = {
  role: "resp_uni",
  submissions: "foreign",
  isBulk: true,
  refusal: "certificate_not_pending",
  call: CALLS.decide,
} as const;
const CHANGE = {
  from: ["pending", "rejected"],
  role: "agent_uni",
  submissions: "own",
  refusal: "certificate_not_editable",
} as const;

export const ATTESTATION = declareRecord({
  name: "attestation",
  fields: ATTESTATION_FIELDS,
  isPublicClaim: (name) => name !== "studentNumber",
  calls: CALLS,
  lists: [[listPending, ["pending"]]],
  statuses: CERTIFICATE_STATUSES,
  actions: {
    accept: { ...DECISION, from: ["pending", "error"], to: "signing" },
    reject: { ...DECISION, from: ["pending"], to: "rejected" },
    correct: { ...CHANGE, to: "pending", isBulk: false, call: CALLS.correct },
    delete: { ...CHANGE, to: "deleted", isBulk: true, call: CALLS.remove },
    ...chainActionsOf({
      unsigned: "certificate_not_pending",
      signed: "certificate_not_signed",
      revoke: CALLS.revoke,
      revokeMany: CALLS.revokeMany,
    }),
  },
});
