/** A student's record as the values of a form, and the changes made to it. Pure. */

import type { ListedStudent } from "@ijaza/schema/students/calls";
import { STUDENT_FIELDS } from "@ijaza/schema/students/fields";
import type { Texts } from "../../platform/use-judged-form.ts";

/** The initial values for a new student: the identity card is the most common document. */
export const NEW_TEXTS: Texts = {
  ...Object.fromEntries(STUDENT_FIELDS.map(({ name }) => [name, ""])),
  nationalIdType: "cin",
};

export const textsOf = (student: ListedStudent): Texts =>
  Object.fromEntries(STUDENT_FIELDS.map(({ name }) => [name, student[name] ?? ""]));

/** The values as they are sent: trimmed, without empty ones. */
export const cellsOf = (texts: Texts): Record<string, string | null> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim() || null]));

/** Only the changed values, so that a colleague's changes of others stay. */
export const changesOf = (student: ListedStudent, texts: Texts): Record<string, string | null> => {
  const before = textsOf(student);
  return cellsOf(Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== before[name])));
};
