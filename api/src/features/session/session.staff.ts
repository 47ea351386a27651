/** Signing a member of the staff in, by e-mail or username. */
import { AppError } from "../../platform/app-error.ts";
import { inScope } from "../../platform/database.ts";
import { openAndTell, type SessionParts, type SignedIn, type Visit } from "./session.parts.ts";

type Given = { email: string; password: string };

/**
 * Throws `too_many_requests`, `invalid_credentials` (unknown account and wrong password alike, after the same work),
 * and `account_blocked`, which only who knows the password is told.
 */
export async function signInStaff(parts: SessionParts, given: Given, visit: Visit): Promise<SignedIn> {
  const { db, clock, users, universities, passwords, attempts } = parts;
  const address = attempts.addressKey(visit.address);
  await attempts.noteAddress(address);
  const found = await inScope(db, "all", (trx) => users.findByName(trx, given.email));
  const account = attempts.accountKey("staff", found?.id ?? given.email);
  await attempts.noteAccounts([account]);
  const isRight = await passwords.matches(given.password, found?.password_hash);
  if (!isRight || !found) throw new AppError("invalid_credentials");
  await attempts.forgive({ account, address });

  return inScope(db, "all", async (trx) => {
    const user = await users.lock(trx, found.id);
    // Changed or deleted since it was read: the password that was given is no longer the one.
    if (user?.password_hash !== found.password_hash) throw new AppError("invalid_credentials");
    if (user.blocked_at) throw new AppError("account_blocked");
    const signedIn = await users.countSignIn(trx, { id: user.id, at: clock.now() });
    const session = {
      ...{ kind: "staff" as const, subjectId: user.id },
      ...{ role: user.role, universityId: user.university_id },
    };
    const { secret, handle } = await openAndTell(trx, { session, visit, clock });
    return { user: await universities.describeUser(trx, signedIn), token: handle, secret };
  });
}
