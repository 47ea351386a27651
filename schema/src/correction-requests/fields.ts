/** The fields that a request for corrections may name: of the student, or of a diploma's content. */
import { DIPLOMA_FIELDS } from "../diplomas/fields.ts";
import type { Field } from "../fields/fields.ts";
import { STUDENT_FIELDS } from "../students/fields.ts";

export type CorrectionKind = "student" | "diploma";

/** Contact data are on no diploma, and the student number, which identifies the owner, cannot be changed by request. */
const NOT_ON_DIPLOMAS = ["email", "phone", "studentNumber"];

/** The holder's fields on a diploma. */
export const HOLDER_FIELDS: readonly Field[] = STUDENT_FIELDS.filter(({ name }) => !NOT_ON_DIPLOMAS.includes(name));

export const CORRECTION_FIELDS: Readonly<Record<CorrectionKind, readonly Field[]>> = {
  student: STUDENT_FIELDS,
  diploma: [...DIPLOMA_FIELDS.filter(({ name }) => name !== "studentNumber"), ...HOLDER_FIELDS],
};
