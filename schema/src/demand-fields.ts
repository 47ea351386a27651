/** Which fields a demand for corrections may name: of the student, or of what a diploma says. */
import { DIPLOMA_FIELDS } from "./diploma-fields.ts";
import type { Field } from "./fields.ts";
import { STUDENT_FIELDS } from "./student-fields.ts";

export type DemandKind = "student" | "diploma";

/** How to reach somebody stands on no diploma; whose it is cannot be asked. */
const NOT_ON_DIPLOMAS = ["email", "phone", "studentNumber"];

/** What a diploma says of its holder. */
export const HOLDER_FIELDS: readonly Field[] = STUDENT_FIELDS.filter(({ name }) => !NOT_ON_DIPLOMAS.includes(name));

export const DEMAND_FIELDS: Readonly<Record<DemandKind, readonly Field[]>> = {
  student: STUDENT_FIELDS,
  diploma: [...DIPLOMA_FIELDS.filter(({ name }) => name !== "studentNumber"), ...HOLDER_FIELDS],
};
