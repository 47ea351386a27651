/** The holder of a session in the form of replies, the same for staff and students. */
import type { User } from "@ijaza/schema/users/calls";
import { arabicNameOf, type StudentRow } from "../students/students.service.ts";
import { describeUniversity, type UniversityRow } from "../universities/universities.service.ts";

export function describeStudentUser(row: StudentRow, university: UniversityRow | undefined): User {
  return {
    _id: row.id,
    role: { name: "student" },
    username: `${row.first_name} ${row.last_name}`,
    usernameAr: arabicNameOf(row),
    email: row.email,
    numero: row.phone,
    speciality: null,
    IsAccepted: !row.must_set_password,
    blocked: false,
    signature: null,
    language: row.language,
    blockchainAddress: null,
    adminBalance: null,
    numberOfLogins: row.number_of_logins,
    lastLoginDate: row.last_login_at?.toISOString() ?? null,
    modeSelected: null,
    mustSetPassword: row.must_set_password,
    // Why it may not issue is for its staff.
    university: university ? { ...describeUniversity(university), suspensionReason: null } : null,
  };
}
