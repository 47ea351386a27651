/** A diploma's record when it is first stored, with the names and the search text of its student. Pure. */
import type { Values } from "@ijaza/schema/fields/rows";
import type { Mode } from "@ijaza/schema/users/calls";
import { foldAll } from "../../../platform/folded-text.ts";
import { newId } from "../../../platform/ids.ts";

import type { NewRecord } from "../../records/records.service.ts";
import type { StudentRow } from "../../students/students.service.ts";
import { columnsOf, type FieldColumns, type NameColumns } from "../diplomas.fields.ts";
import type { DiplomaRow } from "../diplomas.tables.ts";

export type NewDiploma = NewRecord &
  FieldColumns &
  NameColumns &
  Pick<DiplomaRow, "mode" | "template_id" | "template_name"> & { supersedes?: string };

/** The names of a student, and the text in which a search looks for the record. */
export function namesOf(student: StudentRow, fields: Pick<FieldColumns, "diploma_number" | "student_number">) {
  const { first_name, last_name, first_name_ar, last_name_ar } = student;
  const search = foldAll([
    first_name,
    last_name,
    first_name_ar,
    last_name_ar,
    fields.diploma_number,
    fields.student_number,
  ]);
  return { first_name, last_name, first_name_ar, last_name_ar, search };
}

/** The template of the document; none if the university uploads its own. */
export type UsedTemplate = { id: string; name: string } | null;

type MakeRecordOptions = {
  values: Values;
  student: StudentRow;
  salt: Buffer;
  agentId: string;
  mode: Mode;
  template: UsedTemplate;
  at: Date;
};

/** A pending record with a new id. */
export function makeRecord({ values, student, salt, agentId, mode, template, at }: MakeRecordOptions): NewDiploma {
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
    template_id: template?.id ?? null,
    template_name: template?.name ?? null,
    submitted_at: at,
    content_salt: salt,
  };
}
