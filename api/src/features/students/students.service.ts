/** The door of the room students: who is registered at a university, alone or by whole files. */
import type { Values } from "@ijaza/schema/rows";
import type { LooseRow } from "@ijaza/schema/wire";
import type { TenantActor } from "../../platform/actor.ts";
import { type Author, appendAudit, authorOf } from "../../platform/audit/audit.ts";
import { type Clock, today } from "../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import { retryRaces } from "../../platform/races.ts";
import { endSessionsOf } from "../../platform/sessions.ts";
import type { Universities } from "../universities/universities.service.ts";
import { createStudentChanges } from "./students.changes.ts";
import type { StudentCodes } from "./students.codes.ts";
import { createStudentCorrecting, type StudentCells } from "./students.correcting.ts";
import { type FromRows, sortDiplomaRows } from "./students.from-rows.ts";
import { type AddedStudents, type ImportOutcome, importStudents } from "./students.import.ts";
import { createStudentReading } from "./students.reading.ts";
import { addresseeOf, describeStudent, digestOfStudent, newStudent, type StudentFields } from "./students.records.ts";
import {
  findByIdentifier,
  findByIds,
  findByNumbers,
  findStudent,
  insertStudents,
  lockImports,
  savePassword,
  saveSignIn,
} from "./students.repository.ts";
import type { StudentRow } from "./students.tables.ts";

export { addressOf, nameValuesOf } from "./students.addressing.ts";
export type { Corrected, Deletion } from "./students.changes.ts";
export { CODE_WITH_DIPLOMA } from "./students.code-letter.ts";
export { createStudentCodes, type StudentCodes } from "./students.codes.ts";
export { identityValues, type StudentIdentity } from "./students.columns.ts";
export { fieldsOfRow } from "./students.records.ts";
export type { StudentRow } from "./students.tables.ts";

/** A row of a file, by its number, with the values of its cells. */
export type NumberedValues = { row: number; values: Values };

type Deps = {
  db: Db;
  clock: Clock;
  universities: Universities;
  /** Keys the digests in the audit log. */
  contentKey: Buffer;
  /** Absent where nobody is written to. */
  codes?: StudentCodes;
};
type Import = { students: LooseRow[]; importId?: string; firstRow: number; requestId: string };
type Update = { id: string; cells: StudentCells; requestId: string };
type Resending = { ids?: readonly string[]; requestId: string };
type NewPassword = { student: StudentRow; hash: string; keep?: Buffer; author: Author; at: Date };
type Rows = { universityId: string; rows: readonly NumberedValues[] };

export type Students = ReturnType<typeof createStudents>;

export function createStudents({ db, clock, universities, contentKey, codes }: Deps) {
  type Addition = {
    universityId: string;
    author: Author;
    at: Date;
    fields: readonly StudentFields[];
    /** Whether each is mailed the code of the first sign-in. */
    isInviting?: boolean;
  };

  /** Adds students and tells it to the log, one event each. */
  const addAll = async (
    trx: Trx,
    { universityId, author, at, fields, isInviting = false }: Addition,
  ): Promise<AddedStudents> => {
    if (fields.length === 0) return { ids: [], withoutCode: new Set() };
    const students = fields.map(newStudent);
    const ids = students.map(({ id }) => id);
    const areInvited = isInviting && codes !== undefined;
    await insertStudents(trx, { universityId, students, at, invitedAt: areInvited ? at : null });
    const invited = areInvited
      ? await codes.invite(trx, { universityId, students: students.map(addresseeOf), at })
      : new Set<string>();
    const events = students.map((each) => ({
      kind: "student.added",
      subjectId: each.id,
      after: digestOfStudent(contentKey, each),
      data: { isInvited: invited.has(each.id) },
    }));
    await appendAudit(trx, { universityId, author, at, events });
    return { ids, withoutCode: new Set(areInvited ? ids.filter((id) => !invited.has(id)) : []) };
  };

  const changes = createStudentChanges();
  const correcting = createStudentCorrecting({ contentKey, changes, ...(codes && { codes }) });

  return {
    ...correcting,
    ...createStudentReading({ db, universities, ...(codes && { codes }) }),
    onCorrected: changes.onCorrected,
    onDeletion: changes.onDeletion,

    /** Students of a university by their numbers. */
    findByNumbers,
    findByIds,
    find: findStudent,
    describe: describeStudent,
    /** Students whom an identifier may mean, of all universities or one; only those who have a password. */
    findByIdentifier,
    noteSignIn: saveSignIn,

    /** Sets the password; every session of the student, but the one to keep, ends in the same transaction. */
    async setPassword(trx: Trx, { student, hash, keep, author, at }: NewPassword): Promise<void> {
      await savePassword(trx, { id: student.id, hash });
      await endSessionsOf(trx, { subjectId: student.id, ...(keep && { except: keep }) });
      const event = { kind: "student.password_set", subjectId: student.id };
      await appendAudit(trx, { universityId: student.university_id, author, at, events: [event] });
    },

    /** Registers the good rows of a call and names the bad ones; all of it in one transaction. */
    add(actor: TenantActor, { students, importId, firstRow, requestId }: Import): Promise<ImportOutcome> {
      const { universityId } = actor;
      const author = authorOf(actor, requestId);
      return inScope(db, { university: universityId }, (trx) =>
        importStudents(trx, {
          universityId,
          importId,
          firstRow,
          rows: students,
          today: today(clock),
          add: (fields) => addAll(trx, { universityId, author, at: clock.now(), fields, isInviting: true }),
        }),
      );
    },

    /**
     * Finds or adds the students of diploma rows (modeTwo). Who is registered with the same identity is reused; who
     * differs is a fault of each field that does. Rows with faults add nobody; a good row's student is in `byNumber`.
     */
    async addFromRows(trx: Trx, { author, at, ...asked }: Rows & { author: Author; at: Date }): Promise<FromRows> {
      await lockImports(trx, asked.universityId);
      const { byNumber, faults, fresh } = await sortDiplomaRows(trx, asked);
      const { ids } = await addAll(trx, { universityId: asked.universityId, author, at, fields: fresh });
      for (const row of await findByIds(trx, ids)) byNumber.set(row.student_number, row);
      return { byNumber, faults };
    },

    /** Corrects a student of one's university. */
    async update(actor: TenantActor, { requestId, ...wanted }: Update) {
      const author = authorOf(actor, requestId);
      const correction = { ...wanted, author, at: clock.now(), today: today(clock) };
      const row = await retryRaces(() =>
        inScope(db, { university: actor.universityId }, (trx) => correcting.correct(trx, correction)),
      );
      return { student: describeStudent(row) };
    },

    /** Mails codes anew to students without a password, those named or all; gives to how many, and to how many not. */
    resendCodes(actor: TenantActor, { ids, requestId }: Resending): Promise<{ sent: number; skipped: number }> {
      const { universityId } = actor;
      const wanted = {
        universityId,
        author: authorOf(actor, requestId),
        at: clock.now(),
        ...(ids && { ids }),
      };
      return inScope(db, { university: universityId }, async (trx) =>
        codes ? codes.resend(trx, wanted) : { sent: 0, skipped: 0 },
      );
    },

    /** Deletes a student of one's university; refused while a signed diploma stands. */
    async delete(actor: TenantActor, { id, requestId }: { id: string; requestId: string }): Promise<undefined> {
      const deletion = { id, author: authorOf(actor, requestId), at: clock.now() };
      await retryRaces(() =>
        inScope(db, { university: actor.universityId }, (trx) => correcting.remove(trx, deletion)),
      );
      return undefined;
    },
  };
}
