/** The dependencies of the room session, and the result that every way of signing in returns. */
import type { SecondFactor, User } from "@ijaza/schema/users/calls";
import type { Attempts } from "../../platform/attempts/attempts.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database.ts";
import type { Passwords } from "../../platform/passwords.ts";
import type { NewSession } from "../../platform/sessions.ts";
import type { Accounts } from "../accounts/accounts.service.ts";
import type { StudentCodes, Students } from "../students/students.service.ts";
import type { Universities } from "../universities/universities.service.ts";
import type { UserRow, Users } from "../users/users.service.ts";

export { openAndLog, type Visit } from "../../platform/session-opening.ts";

export type SessionDeps = {
  db: Db;
  clock: Clock;
  users: Users;
  students: Students;
  codes: StudentCodes;
  universities: Universities;
  passwords: Passwords;
  attempts: Attempts;
  accounts: Pick<Accounts, "proving" | "own">;
};

/** An account that must set a password can do nothing else before. */
export const limitOf = (user: Pick<UserRow, "must_set_password">): Pick<NewSession, "limitedTo"> =>
  user.must_set_password ? { limitedTo: "password" } : {};

/** `secret` goes into the cookie; `token` identifies the session and cannot open it. */
export type SignedIn = { user: User; token: string; secret: string };
/** The password was right; `secret` opens a session in which only one of these second factors can be used. */
export type SecondFactorDue = { secondFactor: SecondFactor[]; secret: string };
