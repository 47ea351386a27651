/** Who may do what to a record, beyond the roles that its endpoint names. Pure. */
import type { RefusalCode } from "@ijaza/schema/errors";
import type { Role } from "@ijaza/schema/roles";

/** The platform itself acts for the chain. */
export type ActingRole = Role | "system";

export type Question<Action extends string> = {
  action: Action;
  actor: { id: string | null; role: ActingRole };
  /** In the actor's university: a foreign one is not found at all. */
  record: { agent_id: string };
};

/** Who makes the moves of the chain. */
export const CHAIN_ROLES = {
  settle: "system",
  fail: "system",
  revoke: "resp_uni",
  settleRevocation: "system",
  failRevocation: "system",
} as const satisfies Record<string, ActingRole>;

/**
 * Why the actor may not, or null. Another agent's submission is not found when it is to be changed;
 * nobody decides on their own submission, not even one whose role has changed since.
 */
export function createPolicy<Action extends string>(roleOf: Record<Action, ActingRole>) {
  return ({ action, actor, record }: Question<Action>): RefusalCode | null => {
    if (actor.role !== roleOf[action]) return "forbidden";
    const isOwn = record.agent_id === actor.id;
    if ((action === "correct" || action === "delete") && !isOwn) return "not_found";
    if ((action === "accept" || action === "reject") && isOwn) return "own_submission";
    return null;
  };
}
