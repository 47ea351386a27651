/** Whose a certificate is: the student who has the number that it names, and never who merely has the same e-mail. */
import { CERTIFICATE } from "@ijaza/schema/records/certificate";
import { AppError } from "../../../platform/app-error.ts";
import type { Trx } from "../../../platform/database.ts";
import type { Students } from "../../students/students.service.ts";
import { isLive } from "./judging.ts";

type Numbered = { student_number: string | null };

/**
 * Ids of the students by the numbers that the records name. A number that is nobody's is no error: certificates are
 * also given to people from outside. An e-mail proves nothing, since students change theirs themselves.
 */
export async function findOwners(
  trx: Trx,
  {
    students,
    universityId,
    rows,
  }: { students: Pick<Students, "findByNumbers">; universityId: string } & {
    rows: readonly Numbered[];
  },
): Promise<(row: Numbered) => string | null> {
  const numbers = [...new Set(rows.flatMap(({ student_number }) => student_number ?? []))];
  const found = await students.findByNumbers(trx, { universityId, numbers });
  return ({ student_number }) => found.get(student_number ?? "")?.id ?? null;
}

/** A student keeps the record while a certificate that was accepted stands. */
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
