/** Checks the rows of a student import against each other and against registered students. Pure. */

import type { LooseRow } from "@ijaza/schema/calls/wire";
import { type CellFault, judgeRow } from "@ijaza/schema/fields/rows";
import { STUDENT_FIELDS, type StudentFieldName } from "@ijaza/schema/students/fields";
import { oversize } from "../../../platform/row-size.ts";
import { fieldsOfRow, fieldsOfValues, type StudentFields } from "../students.records.ts";
import type { StudentRow } from "../students.tables.ts";

export type Candidate = { row: number; fields: StudentFields };

/** Registered students, as far as they matter for these rows. */
export type RegisteredStudent = {
  byNumber: ReadonlyMap<string, StudentRow>;
  /** Numbers of students by `identityKey`. */
  numberByIdentity: ReadonlyMap<string, string>;
};

export const identityKey = (type: string | null, id: string | null): string => `${type}:${id}`;
const identityOf = ({ nationalIdType, nationalId }: StudentFields) => identityKey(nationalIdType, nationalId);

/** Reads one row by itself: its fields, or the faults of its cells. */
export function readRow(row: LooseRow, today: string): { fields: StudentFields } | { faults: CellFault[] } {
  const tooLarge = oversize(row);
  if (tooLarge) return { faults: [tooLarge] };
  const { values, faults } = judgeRow(STUDENT_FIELDS, row, today);
  return faults.length > 0 ? { faults } : { fields: fieldsOfValues(values) };
}

const isSameStudent = (row: StudentRow, fields: StudentFields): boolean => {
  const registered = fieldsOfRow(row);
  return STUDENT_FIELDS.every(({ name }) => registered[name] === fields[name]);
};

/** Sorts rows without faults of their own into new, existing and refused ones. */
export function sortCandidates(candidates: readonly Candidate[], { byNumber, numberByIdentity }: RegisteredStudent) {
  const fresh: Candidate[] = [];
  const existing: { row: number; student: StudentRow }[] = [];
  const faults = new Map<number, CellFault[]>();
  const rowOfNumber = new Map<string, number>();
  const rowOfIdentity = new Map<string, number>();

  for (const candidate of candidates) {
    const { row, fields } = candidate;
    const number = fields.studentNumber ?? "";
    const identity = identityOf(fields);
    const student = byNumber.get(number);
    const fault =
      twice("studentNumber", rowOfNumber.get(number)) ??
      twice("nationalId", rowOfIdentity.get(identity)) ??
      (student ? differs(student, fields) : taken("nationalId", numberByIdentity.has(identity)));
    if (fault) {
      faults.set(row, [fault]);
      continue;
    }
    rowOfNumber.set(number, row);
    rowOfIdentity.set(identity, row);
    if (student) existing.push({ row, student });
    else fresh.push(candidate);
  }
  return { fresh, existing, faults };
}

const twice = (path: StudentFieldName, row: number | undefined): CellFault | null =>
  row === undefined ? null : { path, error: "duplicate_in_file", data: { row } };

const taken = (path: StudentFieldName, isTaken: boolean): CellFault | null =>
  isTaken ? { path, error: "number_taken" } : null;

const differs = (student: StudentRow, fields: StudentFields) => taken("studentNumber", !isSameStudent(student, fields));
