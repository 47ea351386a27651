/** The state of a student's access: no mail yet, the state of the mailed code, or signed in. Pure. */

import type { ListedStudent } from "@ijaza/schema/students/calls";
import type { Invitation } from "@ijaza/schema/users/calls";

export type AccessState = Invitation["state"] | "none";
type StudentAccess = Pick<ListedStudent, "invitation" | "lastLoginDate">;

export const accessOf = ({ invitation, lastLoginDate }: StudentAccess): AccessState =>
  invitation?.state ?? (lastLoginDate ? "used" : "none");

/** Students with a password sign in with it, and get no code. */
export const mayHaveCode = (student: StudentAccess): boolean => accessOf(student) !== "used";
