/** The names of a student in the reader's script, then in the other, and the page that corrects the record. Pure. */
import type { Language } from "@ijaza/schema/product";
import type { ListedStudent } from "@ijaza/schema/students/calls";

const latin = ({ firstName, lastName }: ListedStudent) => `${firstName} ${lastName}`;
const arabic = ({ firstNameAr, lastNameAr }: ListedStudent) => [firstNameAr, lastNameAr].filter(Boolean).join(" ");

/** The second is empty where there is none. */
export const namesOf = (student: ListedStudent, language: Language): [string, string] => {
  const names: [string, string] = [latin(student), arabic(student)];
  return language === "ar" && names[1] ? [names[1], names[0]] : names;
};

export const addressOf = ({ _id }: Pick<ListedStudent, "_id">): string => `/updateStudent/${_id}`;
