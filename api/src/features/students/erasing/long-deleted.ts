/** Students whom their university deleted long ago. Their rows are kept because documents may name them. */
import { sql } from "kysely";
import type { Trx } from "../../../platform/database.ts";
import type { OldRows } from "../../../platform/old-rows.ts";
import type { StudentRow } from "../students.tables.ts";

/** Students who were deleted before a time, in the order of their ids after the given one, locked. */
export async function lockLongDeleted(
  trx: Trx,
  { before, limit, after }: OldRows & { after: string },
): Promise<StudentRow[]> {
  const { rows } = await sql<StudentRow>`
    select * from students where deleted_at < ${before} and id > ${after}
    order by id limit ${limit} for update skip locked`.execute(trx);
  return rows;
}
