/** Signs a student in, by student number or e-mail. Where several universities are possible, the password decides. */
import { AppError } from "../../platform/app-error.ts";
import type { Origin } from "../../platform/attempts/guesses.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import type { StudentRow } from "../students/students.service.ts";
import { nameOf, type Universities } from "../universities/universities.service.ts";
import { openAndLog, type SessionDeps, type SignedIn, type Visit } from "./session.deps.ts";
import { describeStudentUser } from "./session.people.ts";

export type StudentCredentials = { identifier: string; password: string; universityId?: string };

/** A number that more universities use requires the university, which bounds the work of a guess. */
export const MAX_CANDIDATES = 20;

/** Throws `too_many_requests`, `invalid_credentials`, and `choose_university` when several students are meant. */
export async function signInStudentAccount(
  deps: SessionDeps,
  credentials: StudentCredentials,
  visit: Visit,
): Promise<SignedIn> {
  const { db, clock, students, universities } = deps;
  const matched = await matchCandidates(deps, credentials, visit);

  return inScope(db, { all: "several universities may match, to choose from" }, async (trx) => {
    const [student] = matched;
    if (matched.length > 1) throw await chooseUniversity(trx, { universities, matched });
    const signedIn = await students.noteSignIn(trx, { id: student.id, at: clock.now() });
    const session = {
      kind: "student" as const,
      subjectId: student.id,
      role: "student" as const,
      universityId: student.university_id,
    };
    const { secret, handle } = await openAndLog(trx, { session, visit, clock });
    const university = await universities.findById(trx, student.university_id);
    return { user: describeStudentUser(signedIn, university), token: handle, secret };
  });
}

type MatchedStudents = [StudentRow, ...StudentRow[]];

/** The students with this identifier and password, at least one; else throws `invalid_credentials`. */
async function matchCandidates(
  { db, students, passwords, attempts }: SessionDeps,
  { identifier, universityId, password }: StudentCredentials,
  origin: Origin,
): Promise<MatchedStudents> {
  const candidates = await inScope(db, { all: "an identifier may be known in several universities" }, (trx) =>
    students.findByIdentifier(trx, { identifier, universityId, limit: MAX_CANDIDATES }),
  );
  const accounts = candidates.map(({ id }) => id);
  const counted = await attempts.guess({ purpose: "student-sign-in", origin, text: identifier, accounts });
  if (candidates.length === 0) await passwords.matches(password, null);
  const tried = await Promise.all(
    candidates.map(async (row) => {
      const hash = counted.mayTry(row.id) ? row.password_hash : null;
      return (await passwords.matches(password, hash)) ? [row] : [];
    }),
  );
  const [first, ...others] = tried.flat();
  if (!first) throw counted.wrong("invalid_credentials");
  await counted.succeeded([first, ...others].map(({ id }) => id));
  return [first, ...others];
}

type ChooseUniversityOptions = { universities: Universities; matched: readonly StudentRow[] };

/** Asks for the university, because the password is right at several. */
export async function chooseUniversity(
  trx: Trx,
  { universities, matched }: ChooseUniversityOptions,
): Promise<AppError> {
  const rows = await universities.findByIds(
    trx,
    matched.map((each) => each.university_id),
  );
  const choices = rows.map((row) => ({ _id: row.id, name: nameOf(row) }));
  return new AppError("choose_university", { members: { universities: choices } });
}
