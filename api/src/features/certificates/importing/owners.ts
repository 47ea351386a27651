/** Finds the owner of a certificate: the student whose number the row names, never one who only has the same e-mail. */
import { CERTIFICATE } from "@ijaza/schema/certificates/record";
import { AppError } from "../../../platform/app-error.ts";
import type { Trx } from "../../../platform/database.ts";
import type { Students } from "../../students/students.service.ts";
import { isLive } from "./judging.ts";

type NumberedStudent = { student_number: string | null };

/**
 * Ids of students by the numbers in the records. An unknown number is no error, because certificates are also given to
 * external people. An e-mail proves nothing, because students change theirs themselves.
 */
export async function findOwners(
  trx: Trx,
  {
    students,
    universityId,
    rows,
  }: { students: Pick<Students, "findByNumbers">; universityId: string } & {
    rows: readonly NumberedStudent[];
  },
): Promise<(row: NumberedStudent) => string | null> {
  const numbers = [...new Set(rows.flatMap(({ student_number }) => student_number ?? []))];
  const found = await students.findByNumbers(trx, { universityId, numbers });
  return ({ student_number }) => found.get(student_number ?? "")?.id ?? null;
}

/** Keeps a student's record while an accepted certificate of it is valid. */
export function guardStudents({ students }: { students: Pick<Students, "onDeletion"> }): void {
  students.onDeletion(async (trx, { student }) => {
    const rows = await trx
      .selectFrom("certificates")
      .select("status")
      .where("student_id", "=", student.id)
      .where("status", "not in", CERTIFICATE.statusesFor("delete"))
      .forUpdate()
      .execute();
    if (rows.some(isLive)) throw new AppError("student_has_certificates");
  });
}
