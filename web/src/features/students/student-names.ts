/** How a student is named, the reader's script first and the other one after it; and where the record is corrected. Pure. */
import type { Language } from "@ijaza/schema/product";
import type { Student } from "@ijaza/schema/students";

const latin = ({ firstName, lastName }: Student) => `${firstName} ${lastName}`;
const arabic = ({ firstNameAr, lastNameAr }: Student) => [firstNameAr, lastNameAr].filter(Boolean).join(" ");

/** The second is empty where there is none. */
export const namesOf = (student: Student, language: Language): [string, string] => {
  const names: [string, string] = [latin(student), arabic(student)];
  return language === "ar" && names[1] ? [names[1], names[0]] : names;
};

export const addressOf = ({ _id }: Pick<Student, "_id">): string => `/updateStudent/${_id}`;
