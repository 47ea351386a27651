/** A student's record as the texts of a form, and what of it was changed. Pure. */
import { STUDENT_FIELDS } from "@ijaza/schema/student-fields";
import type { ListedStudent } from "@ijaza/schema/students";
import type { Texts } from "../../platform/use-judged-form.ts";

/** Of a new student: the identity card is the commonest document. */
export const NEW_TEXTS: Texts = {
  ...Object.fromEntries(STUDENT_FIELDS.map(({ name }) => [name, ""])),
  nationalIdType: "cin",
};

export const textsOf = (student: ListedStudent): Texts =>
  Object.fromEntries(STUDENT_FIELDS.map(({ name }) => [name, student[name] ?? ""]));

/** As it is sent: trimmed, and nothing where nothing stands. */
export const cellsOf = (texts: Texts): Record<string, string | null> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim() || null]));

/** Only what differs, so that what a colleague has changed meanwhile stays. */
export const changesOf = (student: ListedStudent, texts: Texts): Record<string, string | null> => {
  const before = textsOf(student);
  return cellsOf(Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== before[name])));
};
