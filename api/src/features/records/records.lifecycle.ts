/** What the lives of records have in common: how a move is judged, and the moves that the chain makes. Pure. */
import type { RefusalCode } from "@ijaza/schema/errors";
import type { RecordStatus } from "./records.kind.ts";

/** `deleted` is no status: the record is gone. */
type Move = { from: readonly RecordStatus[]; to: RecordStatus | "deleted"; refusal: RefusalCode };

/** The same for every kind: whatever leads to `signing`, from there on the chain decides. */
export const CHAIN_MOVES = {
  /** The chain has anchored the batch for good. */
  settle: { from: ["signing"], to: "signed" },
  /** The chain has refused the batch for good. */
  fail: { from: ["signing"], to: "error" },
  revoke: { from: ["signed"], to: "revoking" },
  settleRevocation: { from: ["revoking"], to: "revoked" },
  failRevocation: { from: ["revoking"], to: "signed" },
} as const satisfies Record<string, Omit<Move, "refusal">>;

/** Statuses that anyone who has the link may see. */
export const PUBLIC = ["signed", "revoking", "revoked"] as const satisfies RecordStatus[];

/** Whether anyone who has the link may see a record in this status. */
export const isPublic = (status: RecordStatus): boolean => PUBLIC.some((each) => each === status);

export function createLifecycle<const Moves extends Record<string, Move>>(moves: Moves) {
  type Action = keyof Moves;
  type Found<A extends Action> = { to: Moves[A]["to"] } | { refusal: RefusalCode };
  return {
    /** Where the action leads from the status, or the code of its refusal. */
    move<A extends Action>(status: RecordStatus, action: A): Found<A> {
      const { from, to, refusal } = moves[action]!;
      return from.includes(status) ? { to } : { refusal };
    },
    /** Where a legal action leads. */
    targetOf: <A extends Action>(action: A): Moves[A]["to"] => moves[action]!.to,
    /** The statuses from which the action is legal: the condition of its UPDATE. */
    statusesFor: (action: Action): Moves[Action]["from"] => moves[action]!.from,
  };
}
