/** Corrects and deletes a student's record, by the rules of the import and together with all consequences. */

import { type CellFault, judgeRow } from "@ijaza/schema/fields/rows";
import { STUDENT_FIELDS, type StudentFieldName } from "@ijaza/schema/students/fields";
import { AppError } from "../../../platform/app-error.ts";
import { PER_RECIPIENT } from "../../../platform/attempts/quotas.ts";
import { tooMany } from "../../../platform/attempts/too-many.ts";
import { type Author, appendAudit } from "../../../platform/audit/audit.ts";
import type { Trx } from "../../../platform/database.ts";
import { endSessionsOf } from "../../../platform/sessions.ts";
import { findRegistered } from "../adding/import-students.ts";
import { identityKey } from "../adding/judging.ts";
import type { StudentCodes } from "../inviting/codes.ts";
import { digestOfStudent, fieldsOfRow, fieldsOfValues, type StudentFields } from "../students.records.ts";
import { findStudent, lockImports, lockStudent, markDeleted, saveFields } from "../students.repository.ts";
import type { StudentRow } from "../students.tables.ts";
import type { StudentChanges } from "./changes.ts";

/** New cells by field name; an empty cell removes the value, an absent one leaves it. */
export type StudentCells = { [name in StudentFieldName]?: string | number | null | undefined };

export type StudentChange = { id: string; author: Author; at: Date };
export type Correction = StudentChange & {
  cells: StudentCells;
  /** `YYYY-MM-DD`. */
  today: string;
};
type CorrectingDeps = { contentKey: Buffer; changes: StudentChanges; codes?: Pick<StudentCodes, "inviteAnew"> };

export function createStudentCorrecting({ contentKey, changes, codes }: CorrectingDeps) {
  const digestOf = (row: StudentRow) =>
    row.salt && digestOfStudent(contentKey, { salt: row.salt, fields: fieldsOfRow(row) });

  return {
    /**
     * Changes the named fields of the record. Throws `not_found`, and `record_invalid` with each bad field. Signed diplomas
     * stay unchanged; those that are not accepted yet follow. A first sign-in code that was mailed to the former address
     * ends, and a new one goes to the new address. Throws `too_many_requests` when that got three today.
     */
    async correct(trx: Trx, { id, cells, today, author, at }: Correction): Promise<StudentRow> {
      const before = await holdStudent(trx, id);
      const { fields, faults } = judgeCells(before, { cells, today });
      if (faults.length > 0) throw new AppError("record_invalid", { fields: faults });
      const taken = await findTaken(trx, { before, fields });
      if (taken.length > 0) throw new AppError("record_invalid", { fields: taken });
      const after = await saveFields(trx, { id, fields });
      const event = { kind: "student.corrected", subjectId: id, before: digestOf(before), after: digestOf(after) };
      await changes.announceCorrection(trx, { before, after, author, at });
      await appendAudit(trx, { universityId: before.university_id, author, at, events: [event] });
      if (codes && isCodeAstray(before, after)) {
        const students = [after];
        const invited = await codes.inviteAnew(trx, {
          universityId: after.university_id,
          students,
          author,
          at,
        });
        if (invited.length === 0) throw tooMany(PER_RECIPIENT.lasts);
      }
      return after;
    },

    /** Deletes the record and ends its sessions. Throws `not_found`, and the refusal of a handler. */
    async remove(trx: Trx, { id, author, at }: StudentChange): Promise<void> {
      const student = await holdStudent(trx, id);
      await changes.announceDeletion(trx, { student, author, at });
      await markDeleted(trx, { id, at });
      await endSessionsOf(trx, { subjectId: id });
      const event = { kind: "student.deleted", subjectId: id, before: digestOf(student), after: null };
      await appendAudit(trx, { universityId: student.university_id, author, at, events: [event] });
    },
  };
}

/** Whether a code of the first sign-in was mailed to an address that the correction replaces. */
const isCodeAstray = (before: StudentRow, after: StudentRow): boolean =>
  before.invited_at !== null && before.password_hash === null && before.email_lower !== after.email_lower;

/** Locks the student, and locks imports out, so that both cannot assign the same number. */
async function holdStudent(trx: Trx, id: string): Promise<StudentRow> {
  const found = await findStudent(trx, id);
  if (found) await lockImports(trx, found.university_id);
  const held = found && (await lockStudent(trx, id));
  if (!held) throw new AppError("not_found");
  return held;
}

/** The record's fields with the new cells, and the faults of invalid ones. Pure. */
function judgeCells(
  row: StudentRow,
  { cells, today }: Pick<Correction, "cells" | "today">,
): { fields: StudentFields; faults: CellFault[] } {
  const filled = Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== undefined));
  const { values, faults } = judgeRow(STUDENT_FIELDS, { ...fieldsOfRow(row), ...filled }, today);
  return { fields: fieldsOfValues(values), faults };
}

type FindTakenOptions = { before: StudentRow; fields: StudentFields };

/** Faults for a number or an identity document that another student has. */
async function findTaken(trx: Trx, { before, fields }: FindTakenOptions): Promise<CellFault[]> {
  const universityId = before.university_id;
  const { byNumber, numberByIdentity } = await findRegistered(trx, { universityId, fields: [fields] });
  const holder = byNumber.get(fields.studentNumber ?? "");
  const identity = identityKey(fields.nationalIdType, fields.nationalId);
  const own = identityKey(before.national_id_type, before.national_id);
  return [
    ...(holder && holder.id !== before.id ? [taken("studentNumber")] : []),
    ...(identity !== own && numberByIdentity.has(identity) ? [taken("nationalId")] : []),
  ];
}

const taken = (path: StudentFieldName): CellFault => ({ path, error: "number_taken" });
