/** Diplomas as a kind of record: accepted first, signed afterwards. */

import { chainActionsOf, declareRecord } from "../records/record.ts";
import {
  addDiplomas,
  decideDiplomas,
  deleteDiploma,
  estimateSigning,
  getDiplomasWithError,
  revokeDiploma,
  revokeDiplomas,
  signDiplomas,
  updateDiploma,
} from "./calls.ts";
import { DIPLOMA_STATUSES } from "./diploma.ts";
import { DIPLOMA_FIELDS, isPublicDiplomaClaim } from "./fields.ts";
import {
  exportDiplomas,
  getAcceptedByAgent,
  getAcceptedByResponsable,
  getAllDiplomas,
  getDiplomaById,
  getPendingByAgent,
  getPendingByResponsable,
  getRejectedByAgent,
  getRejectedByResponsable,
  getUnsignedByAgent,
} from "./reading.ts";

const DECISION = {
  role: "resp_uni",
  submissions: "foreign",
  isBulk: true,
  refusal: "diploma_not_pending",
  call: decideDiplomas,
} as const;
const CHANGE = {
  from: ["pending", "rejected"],
  role: "agent_uni",
  submissions: "own",
  refusal: "diploma_not_editable",
} as const;

/** Statuses from the acceptance on. */
export const ACCEPTED = ["unsigned", "signing", "signed", "revoking", "revoked", "error"] as const;

export const DIPLOMA = declareRecord({
  name: "diploma",
  fields: DIPLOMA_FIELDS,
  isPublicClaim: isPublicDiplomaClaim,
  calls: {
    tryOut: getDiplomasWithError,
    add: addDiplomas,
    decide: decideDiplomas,
    sign: signDiplomas,
    estimate: estimateSigning,
    correct: updateDiploma,
    remove: deleteDiploma,
    revoke: revokeDiploma,
    revokeMany: revokeDiplomas,
    listAll: getAllDiplomas,
    exportAll: exportDiplomas,
    read: getDiplomaById,
  },
  lists: [
    [getPendingByAgent, ["pending"]],
    [getPendingByResponsable, ["pending"]],
    [getUnsignedByAgent, ["unsigned"]],
    [getAcceptedByAgent, ACCEPTED],
    [getAcceptedByResponsable, ACCEPTED],
    [getRejectedByAgent, ["rejected"]],
    [getRejectedByResponsable, ["rejected"]],
  ],
  statuses: DIPLOMA_STATUSES,
  actions: {
    accept: { ...DECISION, from: ["pending"], to: "unsigned" },
    reject: { ...DECISION, from: ["pending"], to: "rejected" },
    /** Takes an accepted one back before it is signed; also happens when the diploma that it corrects is revoked for fraud. */
    sendBack: {
      from: ["unsigned"],
      to: "rejected",
      role: "resp_uni",
      submissions: "all",
      isBulk: true,
      refusal: "diploma_not_pending",
      call: decideDiplomas,
    },
    correct: { ...CHANGE, to: "pending", isBulk: false, call: updateDiploma },
    delete: { ...CHANGE, to: "deleted", isBulk: true, call: deleteDiploma },
    sign: {
      from: ["unsigned", "error"],
      to: "signing",
      role: "agent_uni",
      submissions: "all",
      isBulk: true,
      refusal: "diploma_not_unsigned",
      call: signDiplomas,
    },
    ...chainActionsOf({
      unsigned: "diploma_not_unsigned",
      signed: "diploma_not_signed",
      revoke: revokeDiploma,
      revokeMany: revokeDiplomas,
    }),
  },
});

/** Statuses of which a responsable can reject one by its id. */
export const REJECTABLE = [...DIPLOMA.statusesFor("reject"), ...DIPLOMA.statusesFor("sendBack")];

export type DiplomaAction = keyof typeof DIPLOMA.actions;
