/** What a file is imported as: diplomas in one of their modes, or students; and the rules that follow from it. */
import { fieldsOfMode, judgeDiplomaRow } from "@ijaza/schema/diploma-fields";
import type { Field } from "@ijaza/schema/fields";
import { type JudgedRow, judgeRow, type Values } from "@ijaza/schema/rows";
import { STUDENT_FIELDS } from "@ijaza/schema/student-fields";
import type { Mode } from "@ijaza/schema/users";
import type { LooseRow } from "@ijaza/schema/wire";

export type Subject = { of: "students" } | { of: "diplomas"; mode: Mode };

export const fieldsOf = (subject: Subject): readonly Field[] =>
  subject.of === "students" ? STUDENT_FIELDS : fieldsOfMode(subject.mode);

export const judgeOf =
  (subject: Subject, today: string) =>
  (row: LooseRow): JudgedRow =>
    subject.of === "students"
      ? judgeRow(STUDENT_FIELDS, row, today)
      : judgeDiplomaRow({ mode: subject.mode, row, today });

/** What may stand once in a file: the field that is marked, and the value that is compared. */
export const keysOf = (subject: Subject, values: Values): { path: string; key: string }[] => {
  const number = subject.of === "students" ? "studentNumber" : "diplomaNumber";
  const keys = values[number] === undefined ? [] : [{ path: number, key: `${number}:${values[number]}` }];
  if (subject.of === "diplomas" || values.nationalId === undefined) return keys;
  return [...keys, { path: "nationalId", key: `nationalId:${values.nationalIdType ?? ""}:${values.nationalId}` }];
};
