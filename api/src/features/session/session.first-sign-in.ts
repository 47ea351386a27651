/** A student's first sign-in: the mailed code opens a session that can do nothing but set the password. */
import type { Student } from "@ijaza/schema/students";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { authorOf } from "../../platform/audit/audit.ts";
import { today } from "../../platform/clock.ts";
import { inScope } from "../../platform/database.ts";
import { retryRaces } from "../../platform/races.ts";
import { openAndTell, type SessionParts, type SignedIn, type Visit } from "./session.parts.ts";
import { describeStudentUser } from "./session.people.ts";
import { chooseUniversity, MAX_CANDIDATES } from "./session.students.ts";

type Given = { identifier: string; code: string; universityId?: string };

const LEAST = 15;
const MOST = 128;

const sessionOf = ({ id, university_id }: { id: string; university_id: string }) => ({
  ...{ kind: "student" as const, subjectId: id },
  ...{ role: "student" as const, universityId: university_id },
});

/** Throws `too_many_requests`, `invalid_credentials` whatever is wrong, and `choose_university`. */
export async function signInWithCode(parts: SessionParts, given: Given, visit: Visit): Promise<SignedIn> {
  const { db, clock, students, universities, codes, attempts } = parts;
  const address = attempts.addressKey(visit.address);
  await attempts.noteAddress(address);
  const { identifier, universityId, code } = given;
  const candidates = await inScope(db, "all", (trx) =>
    students.findByIdentifier(trx, { identifier, universityId, limit: MAX_CANDIDATES, isInvited: true }),
  );
  const keyOf = (name: string) => attempts.accountKey("student-code", name);
  const keys = candidates.length > 0 ? candidates.map(({ id }) => keyOf(id)) : [keyOf(identifier)];
  const free = await attempts.noteAccounts(keys);
  const tried = candidates.filter(({ id }) => free.has(keyOf(id)));
  // A transaction of its own: the try counts whatever becomes of the sign-in.
  const matched = await inScope(db, "all", (trx) => codes.match(trx, { candidates: tried, code }));
  const [student] = matched;
  if (!student) throw new AppError("invalid_credentials");
  for (const { id } of matched) await attempts.forgive({ account: keyOf(id), address });

  return inScope(db, "all", async (trx) => {
    if (matched.length > 1) throw await chooseUniversity(trx, { universities, matched });
    const session = { ...sessionOf(student), limitedTo: "password" as const };
    const { secret, handle } = await openAndTell(trx, { session, visit, clock });
    const university = await universities.findById(trx, student.university_id);
    return { user: describeStudentUser(student, university), token: handle, secret };
  });
}

type Chosen = { password: string; email?: string; phone?: string };

/**
 * Sets the password, uses the code up, and opens a session under a new id; the one that could only do this ends.
 * Throws `invalid_input`, `record_invalid` and `first_sign_in_done`.
 */
export async function finishFirstSignIn(
  parts: SessionParts,
  actor: Actor,
  { chosen, visit }: { chosen: Chosen; visit: Visit },
): Promise<SignedIn & { student: Student }> {
  const { db, clock, students, universities, codes, passwords } = parts;
  const { password, ...contact } = chosen;
  requireLongPassword(password);
  const hash = await passwords.hash(password);
  const author = authorOf(actor, visit.requestId);
  const finish = () =>
    inScope(db, "all", async (trx) => {
      const at = clock.now();
      const row = await students.correct(trx, { id: actor.id, cells: contact, today: today(clock), author, at });
      await codes.use(trx, actor.id);
      await students.setPassword(trx, { student: row, hash, author, at });
      const student = await students.noteSignIn(trx, { id: actor.id, at });
      const { secret, handle } = await openAndTell(trx, { session: sessionOf(student), visit, clock });
      const university = await universities.findById(trx, student.university_id);
      const user = describeStudentUser(student, university);
      return { user, student: students.describe(student), token: handle, secret };
    });
  return retryRaces(finish);
}

function requireLongPassword(password: string): void {
  const length = [...password].length;
  const refuse = (error: "too_short" | "too_long", data: Record<string, number>) => {
    throw new AppError("invalid_input", { fields: [{ path: "password", error, data }] });
  };
  if (length < LEAST) refuse("too_short", { min: LEAST });
  if (length > MOST) refuse("too_long", { max: MOST });
}
