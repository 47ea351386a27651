/** Invented certificates for the demo, as rows of an import file, for students of the demo. */
import type { LooseRow } from "@ijaza/schema/calls/wire";
import { demoStudents } from "./demo-students.ts";

type Course = {
  course: string;
  courseAr: string;
  hours: number;
  grade: string;
  gradeAr: string;
  expiryDate: string | null;
};

const COURSES: readonly Course[] = [
  {
    course: "Cybersécurité",
    courseAr: "الأمن السيبراني",
    hours: 40,
    grade: "A",
    gradeAr: "ممتاز",
    expiryDate: "2029-10-15",
  },
  {
    course: "Pédagogie numérique",
    courseAr: "البيداغوجيا الرقمية",
    hours: 30,
    grade: "B",
    gradeAr: "جيد",
    expiryDate: null,
  },
  {
    course: "Anglais B2",
    courseAr: "الإنجليزية مستوى B2",
    hours: 60,
    grade: "A",
    gradeAr: "ممتاز",
    expiryDate: "2028-10-15",
  },
  {
    course: "Secourisme au travail",
    courseAr: "الإسعافات الأولية في العمل",
    hours: 14,
    grade: "Admis",
    gradeAr: "ناجح",
    expiryDate: "2028-10-15",
  },
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
    sex: student.sex,
    certificateNumber: `C-2026-${String(n).padStart(4, "0")}`,
    department: "Centre de formation continue",
    departmentAr: "مركز التكوين المستمر",
    placeOfIssue: "Tunis",
    placeOfIssueAr: "تونس",
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
