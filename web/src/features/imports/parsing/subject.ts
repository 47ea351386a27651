/**
 * What a file is imported as (students, diplomas, certificates; by which template or mode), and the rules that follow.
 */

import type { LooseRow } from "@ijaza/schema/calls/wire";
import { fieldsOfCertificate } from "@ijaza/schema/certificates/fields";
import { judgeCertificateRow } from "@ijaza/schema/certificates/rows";
import { isFixedField } from "@ijaza/schema/certificates/rules";
import { fieldsOfMode, takesFiles } from "@ijaza/schema/diplomas/fields";
import { judgeDiplomaRow } from "@ijaza/schema/diplomas/rows";
import type { Field } from "@ijaza/schema/fields/fields";
import { type JudgedRow, judgeRow, type Values } from "@ijaza/schema/fields/rows";
import { fileKey } from "@ijaza/schema/imports/handed-in-files";
import { STUDENT_FIELDS } from "@ijaza/schema/students/fields";
import type { FieldDefinition } from "@ijaza/schema/templates/calls";
import type { Mode } from "@ijaza/schema/users/calls";

export type Subject =
  | { of: "students" }
  | { of: "diplomas"; mode: Mode }
  | { of: "certificates"; templateName: string; definition: readonly FieldDefinition[] };

/** Identifies a subject, so that an interrupted import is resumed only for the same one. */
export function subjectKey(subject: Subject): string {
  if (subject.of === "diplomas") return `diplomas:${subject.mode}`;
  return subject.of === "certificates" ? `certificates:${subject.templateName}` : subject.of;
}

export function fieldsOf(subject: Subject): readonly Field[] {
  if (subject.of === "diplomas") return fieldsOfMode(subject.mode);
  return subject.of === "certificates" ? fieldsOfCertificate(subject.definition) : STUDENT_FIELDS;
}

export function judgeOf(subject: Subject, today: string): (row: LooseRow) => JudgedRow {
  const fields = fieldsOf(subject);
  if (subject.of === "diplomas") return (row) => judgeDiplomaRow({ mode: subject.mode, row, today });
  if (subject.of === "certificates") return (row) => judgeCertificateRow({ fields, row, today });
  return (row) => judgeRow(fields, row, today);
}

/** Whether the university's own documents are imported with the rows. */
export const hasUploads = (subject: Subject): boolean => subject.of === "diplomas" && takesFiles(subject.mode);

type Key = { path: string; key: string };

/** The values that must be unique in a file, each with the field that an error marks. */
export function keysOf(subject: Subject, values: Values): Key[] {
  if (subject.of === "certificates") return certificateKeys(values);
  const number = subject.of === "students" ? "studentNumber" : "diplomaNumber";
  const keys = values[number] === undefined ? [] : [{ path: number, key: `${number}:${values[number]}` }];
  if (values.file !== undefined) keys.push({ path: "file", key: `file:${fileKey(String(values.file))}` });
  if (subject.of === "diplomas" || values.nationalId === undefined) return keys;
  return [...keys, { path: "nationalId", key: `nationalId:${values.nationalIdType ?? ""}:${values.nationalId}` }];
}

/** A certificate has no number: two are equal when recipient, date of issue and what they certify are. */
function certificateKeys(values: Values): Key[] {
  const { email, issueDate } = values;
  if (email === undefined || issueDate === undefined) return [];
  const certified = Object.entries(values).filter(([name]) => !isFixedField(name));
  const identity = [String(email).toLowerCase(), issueDate, certified.sort(([one], [other]) => (one < other ? -1 : 1))];
  return [{ path: "email", key: JSON.stringify(identity) }];
}
