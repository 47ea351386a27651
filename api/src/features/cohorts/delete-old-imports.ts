/** Deletes cohorts that are long ended: which record came from which row of which file is then known no more. */
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import { deleteImport, deleteOldStudentRows } from "../../platform/imported-rows.ts";
import type { OldRows } from "../../platform/old-rows.ts";
import type { RecordKind } from "../records/records.service.ts";

/** An import may have thousands of rows. */
const ROWS_AN_IMPORT = 100;

type Ended = { universityId: string; importId: string };

type KindOfRecord = Pick<RecordKind, "name" | "table">;

/**
 * Deletes the oldest imports of which no record waits for anybody, and rows of files of students. The records stay.
 * Returns how many rows are deleted.
 */
export async function deleteOldImports(
  trx: Trx,
  { kinds, ...old }: OldRows & { kinds: readonly KindOfRecord[] },
): Promise<number> {
  let total = await deleteOldStudentRows(trx, old);
  for (const kind of kinds) {
    for (const ended of await lockEnded(trx, kind, old)) total += await deleteImport(trx, ended);
  }
  return total;
}

async function lockEnded(trx: Trx, { name, table }: KindOfRecord, { before, limit }: OldRows): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    select i.university_id as "universityId", i.import_id as "importId" from imports i
    where i.kind = ${name} and i.created_at < ${before} and not exists (
      select from import_rows r join ${sql.table(table)} d on d.id = r.record_id
      where r.university_id = i.university_id and r.import_id = i.import_id and r.kind = i.kind
        and d.status not in ('rejected', 'signed', 'revoked'))
    order by i.created_at limit ${Math.ceil(limit / ROWS_AN_IMPORT)} for update of i skip locked`.execute(trx);
  return rows;
}
