/** To whom a mail to a student goes and in which language: the student's own, once one is chosen. Pure. */
import type { Language } from "@ijaza/schema/product";
import type { StudentRow } from "./students.tables.ts";

/** Whom to write to. */
export type Addressee = Pick<
  StudentRow,
  "id" | "email" | "language" | "student_number" | "first_name" | "last_name" | "first_name_ar" | "last_name_ar"
>;

export type Address = { subjectId: string; to: string; language: Language; name: string };

/**
 * The head of a mail. `otherwise` is spoken to who has not chosen a language; the name is in Arabic letters where
 * there are any and the mail is in Arabic.
 */
export function addressOf(student: Addressee, otherwise: Language): Address {
  const language = student.language ?? otherwise;
  return { subjectId: student.id, to: student.email, language, name: nameIn(student, language) };
}

function nameIn(student: Addressee, language: Language): string {
  const arabic = [student.first_name_ar, student.last_name_ar].filter(Boolean).join(" ");
  return language === "ar" && arabic ? arabic : `${student.first_name} ${student.last_name}`;
}
