/** What the room session is made of, and what every way of signing in gives. */
import type { SecondFactor, User } from "@ijaza/schema/users";
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

/** Whoever must set a password can do nothing before. */
export const limitOf = (user: Pick<UserRow, "must_set_password">): Pick<NewSession, "limitedTo"> =>
  user.must_set_password ? { limitedTo: "password" } : {};

/** `secret` is for the cookie, `token` names the session without opening it. */
export type SignedIn = { user: User; token: string; secret: string };
/** The password was right; `secret` opens a session that can only give one of these. */
export type SecondFactorDue = { secondFactor: SecondFactor[]; secret: string };
