/** The state of a student's access: no mail yet, the state of the mailed code, or signed in. Pure. */

import type { ListedStudent } from "@ijaza/schema/students";
import type { Invitation } from "@ijaza/schema/users";

export type AccessState = Invitation["state"] | "none";
type Known = Pick<ListedStudent, "invitation" | "lastLoginDate">;

export const accessOf = ({ invitation, lastLoginDate }: Known): AccessState =>
  invitation?.state ?? (lastLoginDate ? "used" : "none");

/** Students with a password sign in with it, and get no code. */
export const mayHaveCode = (student: Known): boolean => accessOf(student) !== "used";
