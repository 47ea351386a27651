/** The recipient and the head of mails to students. Pure. */
import type { Language } from "@ijaza/schema/product";
import type { MailValues } from "../../../platform/mail/mail-text.ts";
import type { StudentRow } from "../students.tables.ts";

/** The recipient of a mail. */
export type Addressee = Pick<
  StudentRow,
  "id" | "email" | "language" | "student_number" | "first_name" | "last_name" | "first_name_ar" | "last_name_ar"
>;

export type Address = { subjectId: string; to: string; language: Language | null };

/** The head of a mail, in the language that the student has chosen. */
export const addressOf = ({ id, email, language }: Addressee): Address => ({ subjectId: id, to: email, language });

/** The name in Arabic letters; null if there is none. */
export const arabicNameOf = (student: Pick<StudentRow, "first_name_ar" | "last_name_ar">): string | null =>
  [student.first_name_ar, student.last_name_ar].filter(Boolean).join(" ") || null;

/** The student's name as values of a mail: an Arabic mail uses the name in Arabic letters when there is one. */
export function nameValuesOf(student: Addressee): MailValues {
  const arabic = arabicNameOf(student);
  return { name: `${student.first_name} ${student.last_name}`, ...(arabic && { name_ar: arabic }) };
}
