/** What a file is imported as, with which template or in which mode; and the rules that follow from it. */
import { fieldsOfCertificate } from "@ijaza/schema/certificate-fields";
import { isFixedField, judgeCertificateRow } from "@ijaza/schema/certificate-rules";
import { fieldsOfMode, judgeDiplomaRow, takesFiles } from "@ijaza/schema/diploma-fields";
import type { Field } from "@ijaza/schema/fields";
import { fileKey } from "@ijaza/schema/handed-in-files";
import { type JudgedRow, judgeRow, type Values } from "@ijaza/schema/rows";
import { STUDENT_FIELDS } from "@ijaza/schema/student-fields";
import type { FieldDefinition } from "@ijaza/schema/templates";
import type { Mode } from "@ijaza/schema/users";
import type { LooseRow } from "@ijaza/schema/wire";

export type Subject =
  | { of: "students" }
  | { of: "diplomas"; mode: Mode }
  | { of: "certificates"; templateName: string; definition: readonly FieldDefinition[] };

/** Two imports of the same subject go on where one of them was interrupted. */
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

/** Whether the university's own documents come along with the rows. */
export const bringsFiles = (subject: Subject): boolean => subject.of === "diplomas" && takesFiles(subject.mode);

type Key = { path: string; key: string };

/** What may stand once in a file: the field that is marked, and the value that is compared. */
export function keysOf(subject: Subject, values: Values): Key[] {
  if (subject.of === "certificates") return certificateKeys(values);
  const number = subject.of === "students" ? "studentNumber" : "diplomaNumber";
  const keys = values[number] === undefined ? [] : [{ path: number, key: `${number}:${values[number]}` }];
  if (values.file !== undefined) keys.push({ path: "file", key: `file:${fileKey(String(values.file))}` });
  if (subject.of === "diplomas" || values.nationalId === undefined) return keys;
  return [...keys, { path: "nationalId", key: `nationalId:${values.nationalIdType ?? ""}:${values.nationalId}` }];
}

/** A certificate has no number: recipient, date of issue and what it certifies make it the same. */
function certificateKeys(values: Values): Key[] {
  const { email, issueDate } = values;
  if (email === undefined || issueDate === undefined) return [];
  const certified = Object.entries(values).filter(([name]) => !isFixedField(name));
  const identity = [String(email).toLowerCase(), issueDate, certified.sort(([one], [other]) => (one < other ? -1 : 1))];
  return [{ path: "email", key: JSON.stringify(identity) }];
}
