/** Checks the corrected cells of a diploma against its student and all other diplomas. */

import type { Input } from "@ijaza/schema/calls/endpoint";
import type { updateDiploma } from "@ijaza/schema/diplomas/calls";
import type { Values } from "@ijaza/schema/fields/rows";
import { AppError } from "../../../platform/app-error.ts";
import { today } from "../../../platform/clock.ts";
import type { Trx } from "../../../platform/database.ts";
import { createCorrecting, reopen } from "../../records/records.service.ts";
import type { StudentRow } from "../../students/students.service.ts";
import type { DiplomaDeps } from "../diplomas.deps.ts";
import { columnsOf } from "../diplomas.fields.ts";
import { DIPLOMAS } from "../diplomas.kind.ts";
import type { DiplomaRow } from "../diplomas.tables.ts";
import { findConflicts } from "../importing/conflicts.repository.ts";
import { judgeCells, judgeCorrection } from "../importing/judging.ts";
import { namesOf } from "../importing/new-record.ts";
import { describeDiploma } from "../reading/describe-diploma.ts";

type Cells = Omit<Input<typeof updateDiploma>, "_id">;

export const createCorrections = (deps: DiplomaDeps) =>
  createCorrecting(deps, {
    kind: DIPLOMAS,
    async correct(trx, { before, cells, at }: { before: DiplomaRow; cells: Cells; at: Date }) {
      return correct(before, { ...(await judgeRecord(trx, { deps, before, cells })), at });
    },
    describe: (row: DiplomaRow) => describeDiploma(row, null),
  });

type JudgeRecordOptions = { deps: DiplomaDeps; before: DiplomaRow; cells: Cells };

/** The record with the changed cells, checked as a whole. Throws `record_invalid`. */
export async function judgeRecord(
  trx: Trx,
  { deps, before, cells }: JudgeRecordOptions,
): Promise<{ values: Values; student: StudentRow }> {
  const universityId = before.university_id;
  const { values, faults } = judgeCells(before, cells, today(deps.clock));
  const numberOf = (name: string) => (values[name] === undefined ? [] : [String(values[name])]);
  const students = await deps.students.findByNumbers(trx, { universityId, numbers: numberOf("studentNumber") });
  const [student] = students.values();
  const { byNumber, ofStudents, byFile } = await findConflicts(trx, {
    universityId,
    numbers: numberOf("diplomaNumber"),
    studentNumbers: numberOf("studentNumber"),
    files: numberOf("fileSha256"),
  });
  const conflicts = [...byNumber, ...ofStudents, ...byFile];
  const all = judgeCorrection({ before, values, faults, conflicts, isStudentKnown: student !== undefined });
  if (all.length > 0 || !student) throw new AppError("record_invalid", { fields: all });
  return { values, student };
}

/** The record after the correction: pending, without the rejection. */
export function correct(
  before: DiplomaRow,
  { values, student, at }: { values: Values; student: StudentRow; at: Date },
): DiplomaRow {
  const fields = columnsOf(values);
  return { ...reopen(before, at), ...fields, ...namesOf(student, fields), student_id: student.id };
}
