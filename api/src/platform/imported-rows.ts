/** Which rows of a file became which records, so that a repeated call adds nothing twice. */
import { sql } from "kysely";
import type { Trx } from "./database.ts";
import "./imported-rows.tables.ts";
import { probe } from "./probe.ts";

type InImport = { universityId: string; importId: string; kind: string };

/** The rows that earlier calls of the import have stored, with their records. */
export async function findImportedRows(
  trx: Trx,
  { universityId, importId, kind, rows }: InImport & { rows: readonly number[] },
): Promise<Map<number, string>> {
  const found = await trx
    .selectFrom("import_rows")
    .select(["row_number", "record_id"])
    .where("university_id", "=", universityId)
    .where("import_id", "=", importId)
    .where("kind", "=", kind)
    .where("row_number", "=", sql<number>`any(${rows})`)
    .execute();
  return new Map(found.map(({ row_number, record_id }) => [row_number, record_id]));
}

/** The rows of the import that these records came from, by record. */
export async function findRowsOfRecords(
  trx: Trx,
  { importId, recordIds }: { importId: string; recordIds: readonly string[] },
): Promise<Map<string, number>> {
  if (recordIds.length === 0) return new Map();
  const of = sql`select record_id, row_number from import_rows where record_id = asked.key and import_id || '' = ${importId}`;
  const { rows } = await sql<{ record_id: string; row_number: number }>`${probe(recordIds, of)}`.execute(trx);
  return new Map(rows.map(({ record_id, row_number }) => [record_id, row_number]));
}

/** Records which row became which record. */
export async function noteImportedRows(
  trx: Trx,
  { universityId, importId, kind, rows }: InImport & { rows: readonly { row: number; recordId: string }[] },
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into import_rows (university_id, import_id, kind, row_number, record_id)
    select ${universityId}, ${importId}, ${kind}, x.row_number, x.record_id
    from unnest(${rows.map(({ row }) => row)}::int[], ${rows.map(({ recordId }) => recordId)}::text[])
      as x (row_number, record_id)`.execute(trx);
}

/** The condition that the import brought a record; takes the name of its id column. */
export const isImported = (
  { universityId, importId, kind }: InImport,
  column = "id",
) => sql<boolean>`${sql.ref(column)} in (
  select record_id from import_rows
  where university_id = ${universityId} and import_id = ${importId} and kind = ${kind})`;

type NameImportOptions = { universityId: string; importId: string; fileName: string };

/** Records the name of an import's file; the first name stays. */
export async function nameImport(trx: Trx, { universityId, importId, fileName }: NameImportOptions): Promise<void> {
  await trx
    .insertInto("imports")
    .values({ university_id: universityId, import_id: importId, file_name: fileName })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes the link from a record to its row, so that its file can be imported again. */
export async function forgetImportedRow(
  trx: Trx,
  { kind, recordId }: { kind: string; recordId: string },
): Promise<void> {
  await trx.deleteFrom("import_rows").where("record_id", "=", recordId).where("kind", "=", kind).execute();
}
