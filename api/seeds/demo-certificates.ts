/** Invented certificates for the demo, as rows of an import file, for students of the demo. */
import type { LooseRow } from "@ijaza/schema/wire";
import { demoStudents } from "./demo-students.ts";

/** The initial template of every university. */
export const DEMO_TEMPLATE = "Certificate";

type Course = { course: string; hours: number; grade: string; expiryDate: string | null };

const COURSES: readonly Course[] = [
  { course: "Cybersécurité", hours: 40, grade: "A", expiryDate: "2029-10-15" },
  { course: "Pédagogie numérique", hours: 30, grade: "B", expiryDate: null },
  { course: "Anglais B2", hours: 60, grade: "A", expiryDate: "2028-10-15" },
  { course: "Secourisme au travail", hours: 14, grade: "Admis", expiryDate: "2028-10-15" },
];

/** Certificates that were valid for two years and have expired. */
const EXPIRED = 2;

/** A row for the nth demo student. */
export function demoCertificateRow(n: number, domain: string): LooseRow {
  const [student] = demoStudents({ from: n, to: n, domain });
  if (!student) throw new Error(`there is no demo student ${n}`);
  const isOver = n === EXPIRED;
  return {
    recipientFirstName: student.firstName,
    recipientLastName: student.lastName,
    recipientFirstNameAr: student.firstNameAr,
    recipientLastNameAr: student.lastNameAr,
    email: student.email,
    studentNumber: student.studentNumber,
    ...COURSES[n % COURSES.length]!,
    issueDate: isOver ? "2023-10-15" : "2026-10-15",
    ...(isOver && { expiryDate: "2025-10-15" }),
  };
}

/** The final statuses of the demo certificates, by the numbers of their students, so that every status occurs. */
export const CERTIFICATE_FATES = {
  signed: { from: 1, to: 6 },
  revoked: { from: 7, to: 7 },
  rejected: { from: 8, to: 9 },
  pending: { from: 10, to: 13 },
} as const;
