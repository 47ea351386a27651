/** Which rows of a file became students, in SQL: a call that is sent again adds nothing twice. */
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import "./students.tables.ts";

type ImportedRows = { universityId: string; importId: string };

/** Rows of a file that are records already, among those from `first` to `last`. */
export async function findImportedRows(
  trx: Trx,
  { universityId, importId, first, last }: ImportedRows & { first: number; last: number },
): Promise<Set<number>> {
  const rows = await trx
    .selectFrom("import_rows")
    .select("row_number")
    .where("university_id", "=", universityId)
    .where("import_id", "=", importId)
    .where("kind", "=", "student")
    .where("row_number", ">=", first)
    .where("row_number", "<=", last)
    .execute();
  return new Set(rows.map((row) => row.row_number));
}

/** Which rows of the file these students came from, by student. */
export async function findRowsOfStudents(
  trx: Trx,
  { universityId, importId, ids }: ImportedRows & { ids: readonly string[] },
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom("import_rows")
    .select(["record_id", "row_number"])
    .where("university_id", "=", universityId)
    .where("import_id", "=", importId)
    .where("kind", "=", "student")
    .where(sql<boolean>`record_id = any(${ids})`)
    .execute();
  return new Map(rows.map((row) => [row.record_id, row.row_number]));
}

export async function insertImportedRows(
  trx: Trx,
  { universityId, importId, rows }: ImportedRows & { rows: readonly { row: number; id: string }[] },
): Promise<void> {
  await sql`
    insert into import_rows (university_id, import_id, kind, row_number, record_id)
    select ${universityId}, ${importId}, 'student', r.row_number, r.id
    from unnest(${rows.map(({ row }) => row)}::int[], ${rows.map(({ id }) => id)}::text[]) as r (row_number, id)`.execute(
    trx,
  );
}
