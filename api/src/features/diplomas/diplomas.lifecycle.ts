/** The life of a diploma: which move is legal from which status. Pure. */
import type { DiplomaStatus } from "@ijaza/schema/diploma";
import type { RefusalCode } from "@ijaza/schema/errors";

export const DIPLOMA_ACTIONS = [
  "accept",
  "reject",
  /** What it corrects is revoked for fraud. */
  "sendBack",
  "correct",
  "delete",
  "sign",
  /** The chain has anchored the batch for good. */
  "settle",
  /** The chain has refused the batch for good. */
  "fail",
  "revoke",
  "settleRevocation",
  "failRevocation",
] as const;
export type DiplomaAction = (typeof DIPLOMA_ACTIONS)[number];

/** `deleted` is no status: the record is gone. */
export type NextStatus = DiplomaStatus | "deleted";

type Move = { from: readonly DiplomaStatus[]; to: NextStatus; refusal: RefusalCode };

const MOVES = {
  accept: { from: ["pending"], to: "unsigned", refusal: "diploma_not_pending" },
  reject: { from: ["pending"], to: "rejected", refusal: "diploma_not_pending" },
  sendBack: { from: ["pending", "unsigned"], to: "rejected", refusal: "diploma_not_pending" },
  correct: { from: ["pending", "rejected"], to: "pending", refusal: "diploma_not_editable" },
  delete: { from: ["pending", "rejected"], to: "deleted", refusal: "diploma_not_editable" },
  sign: { from: ["unsigned", "error"], to: "signing", refusal: "diploma_not_unsigned" },
  settle: { from: ["signing"], to: "signed", refusal: "diploma_not_unsigned" },
  fail: { from: ["signing"], to: "error", refusal: "diploma_not_unsigned" },
  revoke: { from: ["signed"], to: "revoking", refusal: "diploma_not_signed" },
  settleRevocation: { from: ["revoking"], to: "revoked", refusal: "diploma_not_signed" },
  failRevocation: { from: ["revoking"], to: "signed", refusal: "diploma_not_signed" },
} as const satisfies Record<DiplomaAction, Move>;

/** Where the action leads from the status, or the code of its refusal. */
export function move(status: DiplomaStatus, action: DiplomaAction): { to: NextStatus } | { refusal: RefusalCode } {
  const { from, to, refusal }: Move = MOVES[action];
  return from.includes(status) ? { to } : { refusal };
}

/** Where a legal action leads. */
export const targetOf = <Action extends DiplomaAction>(action: Action): (typeof MOVES)[Action]["to"] =>
  MOVES[action].to;

/** The statuses from which the action is legal: the condition of its UPDATE. */
export const statusesFor = (action: DiplomaAction): readonly DiplomaStatus[] => MOVES[action].from;

/** Statuses from the acceptance on. */
export const ACCEPTED = [
  "unsigned",
  "signing",
  "signed",
  "revoking",
  "revoked",
  "error",
] as const satisfies DiplomaStatus[];

/** Statuses that anyone who has the link may see. */
export const PUBLIC = ["signed", "revoking", "revoked"] as const satisfies DiplomaStatus[];
