/** The life of a certificate: which move is legal from which status, and whose it is. Pure. */
import { CHAIN_MOVES, CHAIN_ROLES, createLifecycle, createPolicy } from "../records/records.service.ts";

export const CERTIFICATE_ACTIONS = [
  /** Freezes the content and signs it, in one act; again, when the chain has refused it. */
  "accept",
  "reject",
  "correct",
  "delete",
  "settle",
  "fail",
  "revoke",
  "settleRevocation",
  "failRevocation",
] as const;
export type CertificateAction = (typeof CERTIFICATE_ACTIONS)[number];

export const { move, statusesFor } = createLifecycle({
  accept: { from: ["pending", "error"], to: "signing", refusal: "certificate_not_pending" },
  reject: { from: ["pending"], to: "rejected", refusal: "certificate_not_pending" },
  correct: { from: ["pending", "rejected"], to: "pending", refusal: "certificate_not_editable" },
  delete: { from: ["pending", "rejected"], to: "deleted", refusal: "certificate_not_editable" },
  settle: { ...CHAIN_MOVES.settle, refusal: "certificate_not_pending" },
  fail: { ...CHAIN_MOVES.fail, refusal: "certificate_not_pending" },
  revoke: { ...CHAIN_MOVES.revoke, refusal: "certificate_not_signed" },
  settleRevocation: { ...CHAIN_MOVES.settleRevocation, refusal: "certificate_not_signed" },
  failRevocation: { ...CHAIN_MOVES.failRevocation, refusal: "certificate_not_signed" },
});

/** Why the actor may not, or null. */
export const refusalFor = createPolicy<CertificateAction>({
  accept: "resp_uni",
  reject: "resp_uni",
  correct: "agent_uni",
  delete: "agent_uni",
  ...CHAIN_ROLES,
});
