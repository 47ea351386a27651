/** Signing a student in, by student number or e-mail; the secret tells which of several universities is meant. */
import { AppError } from "../../platform/app-error.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import type { StudentRow } from "../students/students.service.ts";
import { nameOf, type Universities } from "../universities/universities.service.ts";
import { openAndTell, type SessionParts, type SignedIn, type Visit } from "./session.parts.ts";
import { describeStudentUser } from "./session.people.ts";

type Given = { identifier: string; password: string; universityId?: string };

/** A number that more universities use than this needs the university said, to bound the work of a guess. */
export const MAX_CANDIDATES = 20;

/** Throws `too_many_requests`, `invalid_credentials`, and `choose_university` when several students are meant. */
export async function signInStudentAccount(parts: SessionParts, given: Given, visit: Visit): Promise<SignedIn> {
  const { db, clock, students, universities, attempts } = parts;
  const address = attempts.addressKey(visit.address);
  await attempts.noteAddress(address);
  const matched = await matchCandidates(parts, given);
  const [student] = matched;
  if (!student) throw new AppError("invalid_credentials");
  for (const { id } of matched) await attempts.forgive({ account: attempts.accountKey("student", id) });
  await attempts.forgive({ account: attempts.accountKey("student", student.id), address });

  return inScope(db, "all", async (trx) => {
    if (matched.length > 1) throw await chooseUniversity(trx, { universities, matched });
    const signedIn = await students.noteSignIn(trx, { id: student.id, at: clock.now() });
    const session = {
      ...{ kind: "student" as const, subjectId: student.id },
      ...{ role: "student" as const, universityId: student.university_id },
    };
    const { secret, handle } = await openAndTell(trx, { session, visit, clock });
    const university = await universities.findById(trx, student.university_id);
    return { user: describeStudentUser(signedIn, university), token: handle, secret };
  });
}

/** Those whom the identifier may mean and whose password it is. */
async function matchCandidates({ db, students, passwords, attempts }: SessionParts, given: Given) {
  const { identifier, universityId, password } = given;
  const candidates = await inScope(db, "all", (trx) =>
    students.findByIdentifier(trx, { identifier, universityId, limit: MAX_CANDIDATES }),
  );
  const keyOf = (name: string) => attempts.accountKey("student", name);
  const keys = candidates.length > 0 ? candidates.map(({ id }) => keyOf(id)) : [keyOf(identifier)];
  const free = await attempts.noteAccounts(keys);
  if (candidates.length === 0) await passwords.matches(password, null);
  const tried = await Promise.all(
    candidates
      .filter(({ id }) => free.has(keyOf(id)))
      .map(async (row) => ((await passwords.matches(password, row.password_hash)) ? [row] : [])),
  );
  return tried.flat();
}

type Choice = { universities: Universities; matched: readonly StudentRow[] };

/** Asks which university is meant; the secret fits at several. */
export async function chooseUniversity(trx: Trx, { universities, matched }: Choice): Promise<AppError> {
  const rows = await universities.findByIds(
    trx,
    matched.map((each) => each.university_id),
  );
  const choices = rows.map((row) => ({ _id: row.id, name: nameOf(row) }));
  return new AppError("choose_university", { members: { universities: choices } });
}
