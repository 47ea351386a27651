/** What may be done with a user of a list, and the state that the list shows. Pure. */

import type { ListedUser } from "@ijaza/schema/users/calls";
import type { Role, StaffRole } from "@ijaza/schema/users/roles";

export type UserAction = "write" | "change" | "resend" | "block" | "unblock" | "assign" | "remove";
export type UserState = "active" | "blocked" | NonNullable<ListedUser["invitation"]>["state"];

type Reader = { _id: string; role: Role };
type Subject = Pick<ListedUser, "_id" | "role" | "blocked" | "IsAccepted" | "invitation" | "university">;

const OF_UNIVERSITIES: readonly Role[] = ["resp_uni", "agent_uni", "admin_uni"] satisfies readonly StaffRole[];

/** Nobody administers their own account; the server decides on the others by role. */
function administers(reader: Reader, subject: Subject): boolean {
  if (reader._id === subject._id) return false;
  const of = subject.role.name;
  if (reader.role === "admin_ijaza") return true;
  if (reader.role === "admin_alecso") return OF_UNIVERSITIES.includes(of);
  return reader.role === "resp_uni" && of === "agent_uni";
}

export function stateOf({ blocked, IsAccepted, invitation }: Subject): UserState {
  if (blocked) return "blocked";
  if (IsAccepted || !invitation || invitation.state === "used") return "active";
  return invitation.state;
}

/** A university whose responsable is blocked needs another one. */
const leavesUniversity = (reader: Reader, { role, blocked, university }: Subject): boolean =>
  reader.role !== "resp_uni" && role.name === "resp_uni" && blocked && university !== null;

/** In the order of the menu. */
export function actionsFor(reader: Reader, subject: Subject): UserAction[] {
  if (!administers(reader, subject)) return [];
  const invited = !subject.IsAccepted && !subject.blocked;
  return [
    ...(invited ? (["resend"] as const) : []),
    "write",
    ...(reader.role === "resp_uni" ? [] : (["change"] as const)),
    subject.blocked ? "unblock" : "block",
    ...(leavesUniversity(reader, subject) ? (["assign"] as const) : []),
    "remove",
  ];
}
