/** Signs a member of the staff in, by e-mail or username. */
import { AppError } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import { digestOf, endSession, openSession } from "../../platform/sessions.ts";
import type { UserRow } from "../users/users.service.ts";
import {
  limitOf,
  openAndLog,
  type SecondFactorDue,
  type SessionDeps,
  type SignedIn,
  type Visit,
} from "./session.deps.ts";

export type StaffCredentials = { email: string; password: string };

/**
 * Throws `too_many_requests`, `invalid_credentials` (unknown account and wrong password alike, after the same work),
 * and `account_blocked`, which only someone who knows the password learns.
 */
export async function signInStaff(
  deps: SessionDeps,
  credentials: StaffCredentials,
  visit: Visit,
): Promise<SignedIn | SecondFactorDue> {
  const { db, clock, users, universities, passwords, attempts, accounts } = deps;
  const found = await inScope(db, { all: "only the account tells the university" }, (trx) =>
    users.findByName(trx, credentials.email),
  );
  const guess = { purpose: "staff-sign-in", origin: visit, text: credentials.email } as const;
  const counted = await attempts.guess({ ...guess, accounts: found ? [found.id] : [] });
  const hash = found && counted.mayTry(found.id) ? found.password_hash : null;
  const isRight = await passwords.matches(credentials.password, hash);
  if (!isRight || !found) throw counted.wrong("invalid_credentials");
  await counted.succeeded([found.id]);

  return inScope(db, { all: "only the account tells the university" }, async (trx) => {
    const user = await users.lock(trx, found.id);
    // The account was changed or deleted since it was read, so the password may no longer be right.
    if (user?.password_hash !== found.password_hash) throw new AppError("invalid_credentials");
    if (user.blocked_at) throw new AppError("account_blocked");
    const secondFactor = await accounts.proving.methodsOf(trx, user.id);
    if (secondFactor.length > 0) return { secondFactor, secret: await openHalf(trx, { user, visit, clock }) };
    const signedIn = await users.countSignIn(trx, { id: user.id, at: clock.now() });
    const session = {
      kind: "staff" as const,
      subjectId: user.id,
      role: user.role,
      universityId: user.university_id,
      ...limitOf(user),
    };
    const { secret, handle } = await openAndLog(trx, { session, visit, clock });
    return { user: await universities.describeUser(trx, signedIn), token: handle, secret };
  });
}

/** Opens a session that can only be used for the second factor; the former one ends. */
async function openHalf(trx: Trx, { user, visit, clock }: { user: UserRow; visit: Visit; clock: Clock }) {
  if (visit.former) await endSession(trx, digestOf(visit.former));
  const { id: subjectId, role, university_id: universityId } = user;
  const session = { kind: "staff" as const, subjectId, role, universityId, limitedTo: "second-factor" as const };
  const { secret } = await openSession(trx, { session, clock });
  const author = { id: subjectId, role, requestId: visit.requestId };
  const events = [{ kind: "session.half_opened", subjectId }];
  await appendAudit(trx, { universityId, author, at: clock.now(), branch: "sessions", events });
  return secret;
}
