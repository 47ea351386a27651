/** A student as a record: from the values of a row, to the log's digest, and as it is sent. */
import { createHmac, randomBytes } from "node:crypto";
import { foldEmail } from "@ijaza/schema/fields/folded-text";
import type { Values } from "@ijaza/schema/fields/rows";
import type { Student } from "@ijaza/schema/students/calls";
import { STUDENT_FIELDS, type StudentFieldName } from "@ijaza/schema/students/fields";
import { foldAll } from "../../platform/folded-text.ts";
import { newId } from "../../platform/ids.ts";
import type { Addressee } from "./inviting/addressing.ts";
import { STUDENT_COLUMNS } from "./students.columns.ts";
import type { StudentRow } from "./students.tables.ts";

export type StudentFields = Record<StudentFieldName, string | null>;

/** The fields as they are stored: absent ones are null, the kind of identity document defaults to `cin`. */
export function fieldsOfValues(values: Values): StudentFields {
  const entries = STUDENT_FIELDS.map(({ name }) => [name, values[name] === undefined ? null : String(values[name])]);
  const fields: StudentFields = Object.fromEntries(entries);
  return { ...fields, nationalIdType: fields.nationalIdType ?? "cin" };
}

export function fieldsOfRow(row: StudentRow): StudentFields {
  return Object.fromEntries(STUDENT_FIELDS.map(({ name }) => [name, row[STUDENT_COLUMNS[name]]])) as StudentFields;
}

/** A new record of these fields. */
export type NewStudent = { id: string; salt: Buffer; fields: StudentFields };

export function newStudent(fields: StudentFields): NewStudent {
  return { id: newId(), salt: randomBytes(16), fields };
}

/** What is stored beside the fields: the text that a search compares with, and the address that a sign-in does. */
export function derivedOf(fields: StudentFields): Pick<StudentRow, "search" | "email_lower"> {
  const { studentNumber, nationalId, firstName, lastName, firstNameAr, lastNameAr, email } = fields;
  const search = foldAll([firstName, lastName, firstNameAr, lastNameAr, studentNumber, nationalId, email]);
  return { search, email_lower: foldEmail(email ?? "") };
}

/** The digest of a student's fields, in a fixed order, for the audit log; meaningless once the salt is destroyed. */
export function digestOfStudent(key: Buffer, { salt, fields }: Pick<NewStudent, "salt" | "fields">): Buffer {
  const content = JSON.stringify(STUDENT_FIELDS.map(({ name }) => fields[name]));
  return createHmac("sha256", key).update("student\0").update(salt).update(content).digest();
}

/** The recipient of a mail about a new record. */
export const addresseeOf = ({ id, fields }: NewStudent): Addressee => ({
  id,
  email: fields.email ?? "",
  language: null,
  student_number: fields.studentNumber ?? "",
  first_name: fields.firstName ?? "",
  last_name: fields.lastName ?? "",
  first_name_ar: fields.firstNameAr,
  last_name_ar: fields.lastNameAr,
});

export function describeStudent(row: StudentRow): Student {
  return {
    _id: row.id,
    universityId: row.university_id,
    studentNumber: row.student_number,
    nationalId: row.national_id,
    nationalIdType: row.national_id_type,
    firstName: row.first_name,
    lastName: row.last_name,
    firstNameAr: row.first_name_ar,
    lastNameAr: row.last_name_ar,
    sex: row.sex,
    birthDate: row.birth_date,
    birthPlace: row.birth_place,
    birthPlaceAr: row.birth_place_ar,
    nationality: row.nationality,
    email: row.email,
    phone: row.phone,
    invited: row.invited_at !== null,
    lastLoginDate: row.last_login_at?.toISOString() ?? null,
  };
}
