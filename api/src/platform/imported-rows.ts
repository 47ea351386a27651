/** Which rows of a file became which records, so that a repeated call adds nothing twice. */
import { foldText } from "@ijaza/schema/fields/folded-text";
import { sql } from "kysely";
import type { Trx } from "./database.ts";
import "./imported-rows.tables.ts";
import type { OldRows } from "./old-rows.ts";
import { probe } from "./probe.ts";
import { type Readable, readableRows } from "./readable-rows.ts";

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

/** What an import says of the cohort that it makes; everything but the time is optional. */
export type CohortOptions = InImport & {
  agentId: string;
  at: Date;
  fileName?: string | undefined;
  /** Without one it is named by its file, else by its day. */
  name?: string | undefined;
  /** Rows of the file that were checked. */
  rows?: number | undefined;
};

const ENDING = /\.[A-Za-z0-9]{1,5}$/;

/** Records the cohort of an import. What an earlier call has said stays, since people may have renamed it. */
export async function noteCohort(trx: Trx, { universityId, importId, ...cohort }: CohortOptions): Promise<void> {
  const { kind, agentId, at, fileName, rows } = cohort;
  const name = cohort.name || fileName?.replace(ENDING, "") || at.toISOString().slice(0, 10);
  const values = { name, search: foldText(name), kind, agent_id: agentId, created_at: at, row_count: rows ?? null };
  await trx
    .insertInto("imports")
    .values({ university_id: universityId, import_id: importId, file_name: fileName ?? null, ...values })
    .onConflict((conflict) =>
      conflict.columns(["university_id", "import_id"]).doUpdateSet(values).where("imports.kind", "is", null),
    )
    .execute();
}

/** The rows of files from which these records came, with the names of the files. */
export async function readOwnRows(trx: Trx, recordIds: readonly string[]): Promise<Readable[]> {
  const { rows } = await sql<object>`
    select r.record_id, r.kind, r.row_number, i.file_name, i.name, i.created_at from import_rows r
    left join imports i on i.university_id = r.university_id and i.import_id = r.import_id
    where r.record_id = any(${recordIds}) order by i.created_at, r.row_number`.execute(trx);
  return readableRows(rows);
}

/** Deletes the links from records to their rows, so that their file can be imported again. */
export async function forgetImportedRows(
  trx: Trx,
  { kind, recordIds }: { kind: string; recordIds: readonly string[] },
): Promise<void> {
  await trx
    .deleteFrom("import_rows")
    .where("record_id", "=", sql<string>`any(${recordIds})`)
    .where("kind", "=", kind)
    .execute();
}

/** Deletes the oldest rows of files of students, whose records stay. Returns how many. */
export async function deleteOldStudentRows(trx: Trx, { before, limit }: OldRows): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from import_rows where ctid = any(array(
      select ctid from import_rows where kind = 'student' and created_at < ${before}
      order by created_at limit ${limit} for update skip locked))`.execute(trx);
  return Number(numAffectedRows);
}

/** Deletes an import with its rows; the records that it brought stay. Returns how many rows. */
export async function deleteImport(
  trx: Trx,
  { universityId, importId }: Pick<InImport, "universityId" | "importId">,
): Promise<number> {
  const ofImport = trx.deleteFrom("import_rows").where("university_id", "=", universityId);
  const { numDeletedRows } = await ofImport.where("import_id", "=", importId).executeTakeFirstOrThrow();
  const itself = trx.deleteFrom("imports").where("university_id", "=", universityId);
  await itself.where("import_id", "=", importId).execute();
  return Number(numDeletedRows) + 1;
}
