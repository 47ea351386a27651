/** The life of a diploma: which move is legal from which status. Pure. */
import type { DiplomaStatus } from "@ijaza/schema/diploma";
import { CHAIN_MOVES, createLifecycle } from "../records/records.service.ts";

export const DIPLOMA_ACTIONS = [
  "accept",
  "reject",
  /** What it corrects is revoked for fraud. */
  "sendBack",
  "correct",
  "delete",
  "sign",
  "settle",
  "fail",
  "revoke",
  "settleRevocation",
  "failRevocation",
] as const;
export type DiplomaAction = (typeof DIPLOMA_ACTIONS)[number];

const LIFE = createLifecycle({
  accept: { from: ["pending"], to: "unsigned", refusal: "diploma_not_pending" },
  reject: { from: ["pending"], to: "rejected", refusal: "diploma_not_pending" },
  sendBack: { from: ["pending", "unsigned"], to: "rejected", refusal: "diploma_not_pending" },
  correct: { from: ["pending", "rejected"], to: "pending", refusal: "diploma_not_editable" },
  delete: { from: ["pending", "rejected"], to: "deleted", refusal: "diploma_not_editable" },
  sign: { from: ["unsigned", "error"], to: "signing", refusal: "diploma_not_unsigned" },
  settle: { ...CHAIN_MOVES.settle, refusal: "diploma_not_unsigned" },
  fail: { ...CHAIN_MOVES.fail, refusal: "diploma_not_unsigned" },
  revoke: { ...CHAIN_MOVES.revoke, refusal: "diploma_not_signed" },
  settleRevocation: { ...CHAIN_MOVES.settleRevocation, refusal: "diploma_not_signed" },
  failRevocation: { ...CHAIN_MOVES.failRevocation, refusal: "diploma_not_signed" },
});

export const { move, targetOf } = LIFE;

/** The statuses from which the action is legal: the condition of its UPDATE. */
export const statusesFor = (action: DiplomaAction): readonly DiplomaStatus[] => LIFE.statusesFor(action);

/** Statuses from the acceptance on. */
export const ACCEPTED = [
  "unsigned",
  "signing",
  "signed",
  "revoking",
  "revoked",
  "error",
] as const satisfies DiplomaStatus[];
