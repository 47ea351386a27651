/** The door of the room students: a university's registered students, one by one or by whole files. */
import type { Answer } from "@ijaza/schema/calls/endpoint";
import type { countWithoutPassword, getStudents, ListedStudent, Student } from "@ijaza/schema/students/calls";
import type { Actor, TenantActor } from "../../platform/actor.ts";
import { type Author, appendAudit, authorOf } from "../../platform/audit/audit.ts";
import { today } from "../../platform/clock.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import { retryOnConflict } from "../../platform/retry-on-conflict.ts";
import { endSessionsOf } from "../../platform/sessions.ts";
import type { Universities } from "../universities/universities.service.ts";
import { createStudentAdding, type StudentAdding, type StudentAddingDeps } from "./adding/adding.ts";
import { createStudentChanges, type StudentChanges } from "./correcting/changes.ts";
import { type Correction, createStudentCorrecting, type StudentCells } from "./correcting/correct-student.ts";
import { createStudentErasing, type StudentErasing } from "./erasing/erase-student.ts";
import { countUninvited } from "./inviting/codes.repository.ts";
import { createStudentExporting, type ExportStudents } from "./students.exporting.ts";
import { createStudentReading, type StudentPageQuery } from "./students.reading.ts";
import { describeStudent } from "./students.records.ts";
import {
  findByIdentifier,
  findByIds,
  findByNumbers,
  findStudent,
  savePassword,
  saveSignIn,
} from "./students.repository.ts";
import type { StudentRow } from "./students.tables.ts";

export type { Deletion, StudentCorrection } from "./correcting/changes.ts";
export { lockLongDeleted } from "./erasing/long-deleted.ts";
export { addressOf, arabicNameOf, nameValuesOf } from "./inviting/addressing.ts";
export { CODE_WITH_DIPLOMA } from "./inviting/code-mail.ts";
export { createStudentCodes, type StudentCodes } from "./inviting/codes.ts";
export { identityValues, type StudentIdentity } from "./students.columns.ts";
export { fieldsOfRow } from "./students.records.ts";
export { readOwnStudent } from "./students.repository.ts";
export type { StudentRow } from "./students.tables.ts";

type Deps = StudentAddingDeps & { universities: Universities };
type UpdateInput = { id: string; cells: StudentCells; requestId: string };
type ResendInput = { ids?: readonly string[]; requestId: string };
type NewPassword = { student: StudentRow; hash: string; keep?: Buffer; author: Author; at: Date };

export type Students = StudentAdding & {
  find(trx: Trx, id: string): Promise<StudentRow | undefined>;
  /** Students by their ids, deleted ones too, because their documents still name them. */
  findByIds(trx: Trx, ids: readonly string[]): Promise<StudentRow[]>;
  /** Students of a university, by their numbers. */
  findByNumbers(
    trx: Trx,
    options: { universityId: string; numbers: readonly string[] },
  ): Promise<Map<string, StudentRow>>;
  /** Students to whom an identifier may belong, of one university or all: those with a password, or those without. */
  findByIdentifier(
    trx: Trx,
    options: { identifier: string; universityId: string | undefined; limit: number; isInvited?: boolean },
  ): Promise<StudentRow[]>;
  /** A student as sent. */
  describe(row: StudentRow): Student;

  /** One page of the students in the actor's scope; a university's name narrows it. Throws `forbidden` for a sex that the actor may not read. */
  list(actor: Actor, query: StudentPageQuery): Promise<Answer<typeof getStudents>>;
  exportAll: ExportStudents;
  /** Oneself. Throws `not_found`. */
  readOwn(actor: TenantActor): Promise<Student>;
  /** One student: for the staff anybody in scope, for a student only oneself. Throws `not_found`. */
  read(actor: Actor, id: string): Promise<ListedStudent>;

  /** Corrects a student of one's university. */
  update(actor: TenantActor, input: UpdateInput): Promise<{ student: Student }>;
  /**
   * Changes the named fields of the record. Throws `not_found`, and `record_invalid` with each bad field. Signed diplomas
   * stay unchanged; those that are not accepted yet follow. A first sign-in code that was mailed to the former address
   * ends, and a new one goes to the new address. Throws `too_many_requests` when that got three today.
   */
  correct(trx: Trx, correction: Correction): Promise<StudentRow>;
  /** Deletes a student of one's university; refused while the student has a signed diploma. */
  delete(actor: TenantActor, input: { id: string; requestId: string }): Promise<undefined>;
  /** Adds a handler that runs after every correction of a student's record, in its transaction. */
  onCorrected: StudentChanges["onCorrected"];
  /** Adds a handler that runs before every deletion; if it throws, the deletion is refused. */
  onDeletion: StudentChanges["onDeletion"];

  /** Mails new codes to students without a password, the named ones or all; returns how many were written to and left out. */
  resendCodes(actor: TenantActor, input: ResendInput): Promise<{ sent: number; skipped: number }>;
  /** How many students of one's university have no password yet. */
  countWithoutPassword(actor: TenantActor): Promise<Answer<typeof countWithoutPassword>>;
  /** What an erasure of a student does here. */
  erasing: StudentErasing;
  /** Counts a sign-in. */
  noteSignIn(trx: Trx, signIn: { id: string; at: Date }): Promise<StudentRow>;
  /** Sets the password; in the same transaction every session of the student except the one to keep ends. */
  setPassword(trx: Trx, change: NewPassword): Promise<void>;
};

export function createStudents(deps: Deps): Students {
  const { db, clock, universities, contentKey, codes } = deps;
  const adding = createStudentAdding(deps);
  const changes = createStudentChanges();
  const correcting = createStudentCorrecting({ contentKey, changes, codes });
  const reading = createStudentReading({ db, universities, codes });

  return {
    find: findStudent,
    findByIds,
    findByNumbers,
    findByIdentifier,
    describe: describeStudent,
    list: reading.list,
    exportAll: createStudentExporting({ db, clock, universities, reading }),
    readOwn: reading.readOwn,
    read: reading.read,
    correct: correcting.correct,
    onCorrected: changes.onCorrected,
    onDeletion: changes.onDeletion,
    erasing: createStudentErasing({ contentKey }),
    noteSignIn: saveSignIn,
    setPassword: setStudentPassword,
    add: adding.add,
    addFromRows: adding.addFromRows,

    async update(actor, { requestId, ...changed }) {
      const author = authorOf(actor, requestId);
      const correction = { ...changed, author, at: clock.now(), today: today(clock) };
      const row = await retryOnConflict(() =>
        inScope(db, { university: actor.universityId }, (trx) => correcting.correct(trx, correction)),
      );
      return { student: describeStudent(row) };
    },

    resendCodes(actor, { ids, requestId }) {
      const { universityId } = actor;
      const resending = { universityId, author: authorOf(actor, requestId), at: clock.now(), ids };
      return inScope(db, { university: universityId }, async (trx) =>
        codes ? codes.resend(trx, resending) : { sent: 0, skipped: 0 },
      );
    },

    countWithoutPassword: ({ universityId }) =>
      inScope(db, { university: universityId }, async (trx) => ({ count: await countUninvited(trx, universityId) })),

    async delete(actor, { id, requestId }) {
      const deletion = { id, author: authorOf(actor, requestId), at: clock.now() };
      await retryOnConflict(() =>
        inScope(db, { university: actor.universityId }, (trx) => correcting.remove(trx, deletion)),
      );
      return undefined;
    },
  };
}

async function setStudentPassword(trx: Trx, { student, hash, keep, author, at }: NewPassword): Promise<void> {
  await savePassword(trx, { id: student.id, hash });
  await endSessionsOf(trx, { subjectId: student.id, except: keep });
  const event = { kind: "student.password_set", subjectId: student.id };
  await appendAudit(trx, { universityId: student.university_id, author, at, events: [event] });
}
