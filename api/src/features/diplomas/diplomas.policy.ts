/** Who may do what to a diploma, beyond the roles that its endpoint names. Pure. */
import type { RefusalCode } from "@ijaza/schema/errors";
import type { Role } from "@ijaza/schema/roles";
import type { DiplomaAction } from "./diplomas.lifecycle.ts";

/** The platform itself acts for the chain. */
export type ActingRole = Role | "system";

const ROLE_OF: Record<DiplomaAction, ActingRole> = {
  accept: "resp_uni",
  reject: "resp_uni",
  sendBack: "resp_uni",
  correct: "agent_uni",
  delete: "agent_uni",
  sign: "agent_uni",
  settle: "system",
  fail: "system",
  revoke: "resp_uni",
  settleRevocation: "system",
  failRevocation: "system",
};

type Question = {
  action: DiplomaAction;
  actor: { id: string | null; role: ActingRole };
  /** In the actor's university: a foreign one is not found at all. */
  diploma: { agent_id: string };
};

/**
 * Why the actor may not, or null. Another agent's submission is not found when it is to be changed;
 * nobody decides on their own submission, not even one whose role has changed since.
 */
export function refusalFor({ action, actor, diploma }: Question): RefusalCode | null {
  if (actor.role !== ROLE_OF[action]) return "forbidden";
  const isOwn = diploma.agent_id === actor.id;
  if ((action === "correct" || action === "delete") && !isOwn) return "not_found";
  if ((action === "accept" || action === "reject") && isOwn) return "own_submission";
  return null;
}

/** Whether the reader sees all of a diploma: the staff of its university, and the student it belongs to. */
export function seesAll(
  reader: { id: string; role: Role; universityId: string | null } | null,
  diploma: { university_id: string; student_id: string | null },
): boolean {
  if (!reader || reader.universityId !== diploma.university_id) return false;
  return reader.role === "student" ? reader.id === diploma.student_id : true;
}
