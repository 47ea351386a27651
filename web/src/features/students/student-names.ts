/** How a student is named, the reader's script first and the other one after it; and where the record is corrected. Pure. */
import type { Language } from "@ijaza/schema/product";
import type { ListedStudent } from "@ijaza/schema/students";

const latin = ({ firstName, lastName }: ListedStudent) => `${firstName} ${lastName}`;
const arabic = ({ firstNameAr, lastNameAr }: ListedStudent) => [firstNameAr, lastNameAr].filter(Boolean).join(" ");

/** The second is empty where there is none. */
export const namesOf = (student: ListedStudent, language: Language): [string, string] => {
  const names: [string, string] = [latin(student), arabic(student)];
  return language === "ar" && names[1] ? [names[1], names[0]] : names;
};

export const addressOf = ({ _id }: Pick<ListedStudent, "_id">): string => `/updateStudent/${_id}`;
