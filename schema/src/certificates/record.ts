/** Certificates as a kind of record: accepting one signs it, so there is no status between the two. */

import { chainActionsOf, declareRecord } from "../records/record.ts";
import {
  addCertificates,
  decideCertificates,
  deleteCertificate,
  estimateAccepting,
  getCertificatesWithError,
  revokeCertificate,
  revokeCertificates,
  updateCertificate,
} from "./calls.ts";
import { CERTIFICATE_STATUSES } from "./certificate.ts";
import { CERTIFICATE_FIELDS } from "./fields.ts";
import {
  exportCertificates,
  getAllCertificates,
  getCertificateById,
  getPendingCertificates,
  getRejectedCertificates,
} from "./reading.ts";
import { isPublicCertificateClaim } from "./rules.ts";

const DECISION = {
  role: "resp_uni",
  submissions: "foreign",
  isBulk: true,
  refusal: "certificate_not_pending",
  call: decideCertificates,
} as const;
const CHANGE = {
  from: ["pending", "rejected"],
  role: "agent_uni",
  submissions: "own",
  refusal: "certificate_not_editable",
} as const;

export const CERTIFICATE = declareRecord({
  name: "certificate",
  fields: CERTIFICATE_FIELDS,
  isPublicClaim: isPublicCertificateClaim,
  calls: {
    tryOut: getCertificatesWithError,
    add: addCertificates,
    decide: decideCertificates,
    estimate: estimateAccepting,
    correct: updateCertificate,
    remove: deleteCertificate,
    revoke: revokeCertificate,
    revokeMany: revokeCertificates,
    listAll: getAllCertificates,
    exportAll: exportCertificates,
    read: getCertificateById,
  },
  lists: [
    [getPendingCertificates, ["pending"]],
    [getRejectedCertificates, ["rejected"]],
  ],
  statuses: CERTIFICATE_STATUSES,
  actions: {
    /** Fixes the content and signs it in one step. Possible again when the chain has refused it. */
    accept: { ...DECISION, from: ["pending", "error"], to: "signing" },
    reject: { ...DECISION, from: ["pending"], to: "rejected" },
    correct: { ...CHANGE, to: "pending", isBulk: false, call: updateCertificate },
    delete: { ...CHANGE, to: "deleted", isBulk: true, call: deleteCertificate },
    ...chainActionsOf({
      unsigned: "certificate_not_pending",
      signed: "certificate_not_signed",
      revoke: revokeCertificate,
      revokeMany: revokeCertificates,
    }),
  },
});

export type CertificateAction = keyof typeof CERTIFICATE.actions;
