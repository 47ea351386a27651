/** The columns of a student's fields: identity, which documents contain, and contact data, which they do not. */
import type { Values } from "@ijaza/schema/fields/rows";
import type { StudentFieldName } from "@ijaza/schema/students/fields";
import type { StudentRow } from "./students.tables.ts";

const IDENTITY_COLUMNS = {
  studentNumber: "student_number",
  nationalId: "national_id",
  nationalIdType: "national_id_type",
  firstName: "first_name",
  lastName: "last_name",
  firstNameAr: "first_name_ar",
  lastNameAr: "last_name_ar",
  sex: "sex",
  birthDate: "birth_date",
  birthPlace: "birth_place",
  birthPlaceAr: "birth_place_ar",
  nationality: "nationality",
} as const satisfies { [name in StudentFieldName]?: keyof StudentRow };
/** Contact data, which is no part of the identity. */
const CONTACT_COLUMNS = { email: "email", phone: "phone" } as const;

export const STUDENT_COLUMNS = { ...IDENTITY_COLUMNS, ...CONTACT_COLUMNS } as const satisfies Record<
  StudentFieldName,
  keyof StudentRow
>;

const IDENTITY = Object.entries(IDENTITY_COLUMNS);

/** The fields that go into documents: never e-mail nor phone. */
export type StudentIdentity = Pick<StudentRow, (typeof IDENTITY_COLUMNS)[keyof typeof IDENTITY_COLUMNS]>;

export const isContact = (name: StudentFieldName): boolean => name in CONTACT_COLUMNS;

/** The fields of the student's identity, by name; absent values are left out. */
export function identityValues(student: StudentIdentity): Values {
  const values: Values = {};
  for (const [name, column] of IDENTITY) {
    const value = student[column];
    if (value !== null) values[name] = value;
  }
  return values;
}
