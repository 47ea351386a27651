/** The places of uploaded files in the storage, and which of them no diploma names. */
import { sql } from "kysely";
import type { Trx } from "../../../platform/database.ts";
import "../diplomas.tables.ts";

export const placeOf = (universityId: string, sha256: string): string => `handed-in/${universityId}/${sha256}`;

/** A condition on rows of `handed_in_files`. */
export const isUnnamed = sql<boolean>`not exists (
  select from diplomas d where d.file_sha256 = handed_in_files.sha256 and d.university_id = handed_in_files.university_id
) and not exists (
  select from diplomas d where d.attachments_sha256 is not null and d.university_id = handed_in_files.university_id
    and string_to_array(d.attachments_sha256, ' ') @> array[handed_in_files.sha256]
)`;

/** How many uploaded files the diplomas of a student name. */
export async function countUploadsOf(trx: Trx, studentId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct n.sha256) as count from diplomas d
    cross join unnest(array_append(string_to_array(d.attachments_sha256, ' '), d.file_sha256)) n (sha256)
    where d.student_id = ${studentId}`.execute(trx);
  return rows[0]!.count;
}
