/** A diploma's record as it is first stored, and the names and searched text that it takes from its student. Pure. */
import { randomBytes } from "node:crypto";
import type { Values } from "@ijaza/schema/rows";
import type { Mode } from "@ijaza/schema/users";
import { foldAll } from "../../platform/folded-text.ts";
import { newId } from "../../platform/ids.ts";
import type { StudentRow } from "../students/students.service.ts";
import { columnsOf, type FieldColumns } from "./diplomas.fields.ts";
import type { NewDiploma } from "./diplomas.repository.ts";

const SALT_BYTES = 16;
/** The only template until universities make their own. */
export const DEFAULT_TEMPLATE = "default";

/** The names of a student, and what a search of the record goes through. */
export function namesOf(student: StudentRow, fields: Pick<FieldColumns, "diploma_number" | "student_number">) {
  const { first_name, last_name, first_name_ar, last_name_ar } = student;
  const search = foldAll([
    ...[first_name, last_name, first_name_ar, last_name_ar],
    ...[fields.diploma_number, fields.student_number],
  ]);
  return { first_name, last_name, first_name_ar, last_name_ar, search };
}

/** Salts for so many records, out of one draw. */
export function makeSalts(count: number): Buffer[] {
  const bytes = randomBytes(count * SALT_BYTES);
  return Array.from({ length: count }, (_, at) => bytes.subarray(at * SALT_BYTES, (at + 1) * SALT_BYTES));
}

type Made = { values: Values; student: StudentRow; salt: Buffer; agentId: string; mode: Mode; at: Date };

/** A pending record with an id of its own. */
export function makeRecord({ values, student, salt, agentId, mode, at }: Made): NewDiploma {
  const fields = columnsOf(values);
  return {
    ...fields,
    ...namesOf(student, fields),
    id: newId(),
    university_id: student.university_id,
    agent_id: agentId,
    student_id: student.id,
    status: "pending",
    mode,
    template_name: DEFAULT_TEMPLATE,
    submitted_at: at,
    content_salt: salt,
  };
}
