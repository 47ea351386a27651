/** Students in the API. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import {
  bulkReply,
  claimName,
  id,
  importPart,
  LARGEST_IMPORT,
  listQuery,
  listReply,
  looseRow,
  MAX_ROWS_A_CALL,
  moment,
  sheetQuery,
} from "../calls/wire.ts";
import { certificate } from "../certificates/certificate.ts";
import { diploma } from "../diplomas/diploma.ts";
import { cell, email } from "../fields/forms.ts";
import { asSheet } from "../lists/sheets.ts";
import { invitation, signedIn } from "../users/calls.ts";
import { agent, ROLES, staff, student as students } from "../users/roles.ts";
import { STUDENT_FIELDS, type StudentFieldName } from "./fields.ts";

const optional = z.string().nullable();

const sex = z.enum(["F", "M"]);

export const student = z.object({
  _id: id,
  universityId: id,
  studentNumber: z.string(),
  nationalId: z.string(),
  nationalIdType: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  firstNameAr: optional,
  lastNameAr: optional,
  sex,
  birthDate: z.string(),
  birthPlace: optional,
  birthPlaceAr: optional,
  nationality: optional,
  email: z.string(),
  phone: optional,
  invited: z.boolean(),
  lastLoginDate: moment.nullable(),
});
export type Student = z.output<typeof student>;

/**
 * A student as the staff reads it, with the state of the mailed code; null if no mail was ever sent. The sex is null
 * for admins of all universities, who must not see small numbers of people by a trait.
 */
export const listedStudent = student.extend({ sex: sex.nullable(), invitation: invitation.nullable() });
export type ListedStudent = z.output<typeof listedStudent>;

/** Members of every document of the actor. */
const held = {
  /** How often anybody has verified it. */
  verifications: z.int(),
  /** Names of the public claims that the actor hides. */
  hidden: z.array(z.string()),
};
export const ownStudent = student.extend({
  diplomas: z.array(diploma.extend(held)),
  certificates: z.array(certificate.extend(held)),
});

export const getOwnStudent = endpoint({
  method: "GET",
  path: "/api/student",
  who: students,
  summary: "Oneself, with one's diplomas and certificates.",
  reply: z.object({ student: ownStudent }),
});

export const hideClaims = endpoint({
  method: "PUT",
  path: "/api/student/visibility",
  who: students,
  summary: "Hides these public claims of one's own document from everybody but the university, and shows all others.",
  body: z.strictObject({ documentId: id, hidden: z.array(claimName).max(100) }),
  reply: z.object({ hidden: z.array(z.string()) }),
});

export const countVerifications = endpoint({
  method: "GET",
  path: "/api/student/getNbverificationOfDiplomaByStudent",
  who: students,
  summary: "How often one's diplomas were verified, in all and each.",
  reply: z.object({ count: z.int(), byDiploma: z.array(z.object({ diplomaId: id, count: z.int() })) }),
});

export const finishFirstSignIn = endpoint({
  method: "PUT",
  path: "/api/student/updateStudentFirstLogin",
  who: students,
  limitedTo: "password",
  summary:
    "Ends the first sign-in: sets the password, and says how one is reached. The session goes on under a new id.",
  body: z.strictObject({
    password: z.string().min(1).max(1024),
    email: email.optional(),
    phone: z.string().trim().max(60).optional(),
  }),
  reply: signedIn.extend({ student }),
});

/** A student of an import who was registered but not mailed a code, because the address already got three that day. */
export const studentWithoutCode = z.object({
  row: z.int(),
  studentNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});
export type StudentWithoutCode = z.output<typeof studentWithoutCode>;

export const addStudents = endpoint({
  method: "POST",
  path: "/api/student/addStudents",
  who: agent,
  summary: "Registers students; good rows go in, bad ones are named by row and field.",
  body: z.strictObject({ students: z.array(looseRow).min(1).max(MAX_ROWS_A_CALL), ...importPart }),
  looseRows: "students",
  /** Absent if everybody was mailed. */
  reply: bulkReply.extend({ withoutCode: z.array(studentWithoutCode).optional() }),
  bodyLimit: LARGEST_IMPORT,
});

const optionalCell = cell.optional();
const correctable = Object.fromEntries(STUDENT_FIELDS.map((field) => [field.name, optionalCell])) as Record<
  StudentFieldName,
  typeof optionalCell
>;

const ids = z.array(id).min(1).max(10_000);

export const resendCodes = endpoint({
  method: "POST",
  path: "/api/student/resendCodes",
  who: agent,
  summary:
    "Mails new codes of first sign-in to students who have no password yet; the former codes end. Whoever was sent one again in the last ten minutes is left out, and whose address got three in a day.",
  body: z.strictObject({ ids: ids.optional(), all: z.literal(true).optional() }),
  reply: z.object({
    sent: z.int(),
    /** Skipped, because they were mailed a moment ago or three times today. */ skipped: z.int(),
  }),
});

export const countWithoutPassword = endpoint({
  method: "GET",
  path: "/api/student/without-password",
  who: agent,
  summary: "How many students have set no password yet: `resendCodes` to all writes to no others.",
  reply: z.object({ count: z.int() }),
});

export const updateStudent = endpoint({
  method: "PUT",
  path: "/api/student/updateStudentById",
  who: agent,
  summary: "Corrects a student's record; signed diplomas do not change.",
  body: z.strictObject({ _id: id, ...correctable }),
  reply: z.object({ student }),
});

export const deleteStudent = endpoint({
  method: "DELETE",
  path: "/api/student/deleteStudentById",
  who: agent,
  summary: "Deletes a student, unless a diploma that was accepted still stands.",
  body: z.strictObject({ _id: id }),
});

const filters = { universityName: z.string().max(300).optional(), sex: sex.optional() };

export const getStudents = endpoint({
  method: "GET",
  path: "/api/student/getStudentsByUniversityName",
  who: staff,
  summary: "Students of the universities in one's scope; by their sex for members of the university only (403).",
  query: listQuery.extend(filters),
  reply: z.object({ students: z.array(listedStudent), ...listReply }),
});

export const exportStudents = endpoint({
  ...asSheet,
  path: "/api/student/export",
  who: staff,
  summary: "The same students as a file, with the columns of an import; without their sex for admins of the network.",
  body: sheetQuery.extend(filters),
});

export const getStudentById = endpoint({
  method: "GET",
  path: "/api/student/getStudentById",
  who: ROLES,
  summary: "One student, in scope.",
  query: z.strictObject({ id }),
  reply: z.object({ student: listedStudent }),
});
