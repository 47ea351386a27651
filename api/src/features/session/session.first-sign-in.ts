/** A student's first sign-in: the mailed code opens a session that can only set the password. */
import type { Language } from "@ijaza/schema/product";
import type { Student } from "@ijaza/schema/students/calls";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { authorOf } from "../../platform/audit/audit.ts";
import { today } from "../../platform/clock.ts";
import { inScope } from "../../platform/database.ts";
import { createKeyedMutex } from "../../platform/keyed-mutex.ts";
import { retryOnConflict } from "../../platform/retry-on-conflict.ts";
import { requireGoodPassword } from "../accounts/accounts.service.ts";
import { openAndLog, type SessionDeps, type SignedIn, type Visit } from "./session.deps.ts";
import { describeStudentUser } from "./session.people.ts";
import { chooseUniversity, MAX_CANDIDATES } from "./session.students.ts";

export type CodeCredentials = { identifier: string; code: string; universityId?: string };

const sessionOf = ({ id, university_id }: { id: string; university_id: string }) => ({
  kind: "student" as const,
  subjectId: id,
  role: "student" as const,
  universityId: university_id,
});

/** Throws `too_many_requests`, `invalid_credentials` whatever is wrong, and `choose_university`. */
export async function signInWithCode(deps: SessionDeps, credentials: CodeCredentials, visit: Visit): Promise<SignedIn> {
  const { db, clock, students, universities, codes, attempts } = deps;
  const { identifier, universityId, code } = credentials;
  const candidates = await inScope(db, { all: "an identifier may be known in several universities" }, (trx) =>
    students.findByIdentifier(trx, { identifier, universityId, limit: MAX_CANDIDATES, isInvited: true }),
  );
  const guess = { purpose: "first-code", origin: visit, text: identifier } as const;
  const counted = await attempts.guess({ ...guess, accounts: candidates.map(({ id }) => id) });
  const tried = candidates.filter(({ id }) => counted.mayTry(id));
  // A separate transaction, so that the try counts even if the sign-in fails.
  const matched = await inScope(db, { all: "only the code tells the university" }, (trx) =>
    codes.match(trx, { candidates: tried, code }),
  );
  const [student] = matched;
  if (!student) throw counted.wrong("invalid_credentials");
  await counted.succeeded(matched.map(({ id }) => id));

  return inScope(db, { all: "several universities may match, to choose from" }, async (trx) => {
    if (matched.length > 1) throw await chooseUniversity(trx, { universities, matched });
    const session = { ...sessionOf(student), limitedTo: "password" as const };
    const { secret, handle } = await openAndLog(trx, { session, visit, clock });
    const university = await universities.findById(trx, student.university_id);
    return { user: describeStudentUser(student, university), token: handle, secret };
  });
}

type FirstSettings = { password: string; email?: string; phone?: string };
export type FirstSignInOptions = { chosen: FirstSettings; visit: Visit; language: Language };
type FinishedSignIn = SignedIn & { student: Student };

const inTurn = createKeyedMutex();

/**
 * Sets the password, uses the code up, and opens a session under a new id; the one that could only do this ends. A new
 * e-mail counts once it is confirmed by mail.
 * Throws `invalid_input`, `record_invalid` and `first_sign_in_done`.
 */
export const finishFirstSignIn = (
  deps: SessionDeps,
  actor: Actor,
  finishing: FirstSignInOptions,
): Promise<FinishedSignIn> => inTurn(actor.id, () => finishOnce(deps, actor, finishing));

async function finishOnce(
  deps: SessionDeps,
  actor: Actor,
  { chosen, visit, language }: FirstSignInOptions,
): Promise<FinishedSignIn> {
  const { db, clock, students, universities, codes, passwords, accounts } = deps;
  const { password, email, phone } = chosen;
  const known = await inScope(db, { all: "whoever signs in may belong to any university" }, (trx) =>
    students.find(trx, actor.id),
  );
  if (!known) throw new AppError("not_authenticated");
  if (known.password_hash) throw new AppError("first_sign_in_done");
  const names = [known.email, known.student_number, `${known.first_name} ${known.last_name}`];
  requireGoodPassword(password, { names, hasSecondFactor: false });
  const hash = await passwords.hash(password);
  const author = authorOf(actor, visit.requestId);
  const finish = () =>
    inScope(db, { all: "whoever signs in may belong to any university" }, async (trx) => {
      const at = clock.now();
      const row = await students.correct(trx, { id: actor.id, cells: { phone }, today: today(clock), author, at });
      await codes.use(trx, actor.id);
      await students.setPassword(trx, { student: row, hash, author, at });
      const student = await students.noteSignIn(trx, { id: actor.id, at });
      const { secret, handle } = await openAndLog(trx, { session: sessionOf(student), visit, clock });
      const university = await universities.findById(trx, student.university_id);
      const user = describeStudentUser(student, university);
      return { user, student: students.describe(student), token: handle, secret };
    });
  const done = await retryOnConflict(finish);
  if (email !== undefined) {
    // The code, entered a moment ago, counts as a recently entered password.
    const caller = { actor: { ...actor, confirmedAt: clock.now() }, language, requestId: visit.requestId };
    await accounts.own.updateOwn(caller, { email });
  }
  return done;
}
