/** The files made of erased records. */
import { sql } from "kysely";
import type { Trx } from "../../../platform/database.ts";
import "../documents.tables.ts";

/** How many files were made of these records. */
export async function countFilesOf(trx: Trx, recordIds: readonly string[]): Promise<number> {
  const { count } = await trx
    .selectFrom("documents")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("record_id", "=", sql<string>`any(${recordIds})`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Forgets the files of these records; returns their names in the storage, from which the caller has them removed. */
export async function forgetFilesOf(trx: Trx, recordIds: readonly string[]): Promise<string[]> {
  const forgotten = trx.deleteFrom("documents").where("record_id", "=", sql<string>`any(${recordIds})`);
  return (await forgotten.returning("file").execute()).map(({ file }) => file);
}
