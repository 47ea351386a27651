/** How far a student's access has come: never written to, the state of the mailed code, or signed in. Pure. */

import type { ListedStudent } from "@ijaza/schema/students";
import type { Invitation } from "@ijaza/schema/users";

export type AccessState = Invitation["state"] | "none";
type Known = Pick<ListedStudent, "invitation" | "lastLoginDate">;

export const accessOf = ({ invitation, lastLoginDate }: Known): AccessState =>
  invitation?.state ?? (lastLoginDate ? "used" : "none");

/** Whoever has a password signs in with it. */
export const mayHaveCode = (student: Known): boolean => accessOf(student) !== "used";
