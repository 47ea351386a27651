/** What the database knows about the rows of an import: their rivals, and the rows of the same file that came before. */
import { type RawBuilder, sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import { FIELD_COLUMNS } from "./diplomas.fields.ts";
import type { Rival } from "./diplomas.rivals.ts";

const COLUMNS = sql.join(
  ["id", "status", "supersedes", "superseded_by", ...FIELD_COLUMNS].map((name) => sql.ref(name)),
);

/**
 * A table's rows for each of many keys: one probe of the key's index a key, whatever the planner believes. A plain
 * `= any` it answers, while statistics are older than an import, by reading the table or all of the university's rows,
 * so that each call takes longer than the one before.
 */
const probe = (keys: readonly string[], rows: RawBuilder<unknown>) =>
  sql`select found.* from unnest(${keys}::text[]) as asked (key) cross join lateral (${rows} offset 0) found`;

/** Not as a plain comparison, lest an index of the university's rows is taken. */
const isOf = (universityId: string) => sql`university_id || '' = ${universityId}`;

type Wanted = { universityId: string; numbers: readonly string[]; studentNumbers: readonly string[] };

/**
 * Every record under one of the diploma numbers and every one of the students with these numbers, past ones too. In
 * one statement, so that a record which another import stores meanwhile is seen under both or under neither.
 */
export async function findRivals(
  trx: Trx,
  { universityId, numbers, studentNumbers }: Wanted,
): Promise<{ byNumber: Rival[]; ofStudents: Rival[] }> {
  const under = sql`select true as by_number, ${COLUMNS} from diplomas where diploma_number = asked.key`;
  const of = sql`select false as by_number, ${COLUMNS} from diplomas where student_number = asked.key`;
  const { rows } = await sql<Rival & { by_number: boolean }>`
    ${probe(numbers, sql`${under} and ${isOf(universityId)}`)} union all
    ${probe(studentNumbers, sql`${of} and ${isOf(universityId)}`)}`.execute(trx);
  return { byNumber: rows.filter((row) => row.by_number), ofStudents: rows.filter((row) => !row.by_number) };
}

type InImport = { universityId: string; importId: string };

/** Which of these rows earlier calls of the import have stored, and as which record. */
export async function findSeenRows(
  trx: Trx,
  { universityId, importId, rows }: InImport & { rows: readonly number[] },
): Promise<Map<number, string>> {
  const found = await trx
    .selectFrom("import_rows")
    .select(["row_number", "record_id"])
    .where("university_id", "=", universityId)
    .where("import_id", "=", importId)
    .where("kind", "=", "diploma")
    .where("row_number", "=", sql<number>`any(${rows})`)
    .execute();
  return new Map(found.map(({ row_number, record_id }) => [row_number, record_id]));
}

/** The rows of the import that these records came from. */
export async function findRowsOfRecords(
  trx: Trx,
  { importId, recordIds }: { importId: string; recordIds: readonly string[] },
): Promise<Map<string, number>> {
  if (recordIds.length === 0) return new Map();
  const of = sql`select record_id, row_number from import_rows where record_id = asked.key and import_id || '' = ${importId}`;
  const { rows } = await sql<{ record_id: string; row_number: number }>`${probe(recordIds, of)}`.execute(trx);
  return new Map(rows.map(({ record_id, row_number }) => [record_id, row_number]));
}

/** Notes which row became which record. */
export async function noteRows(
  trx: Trx,
  { universityId, importId, rows }: InImport & { rows: readonly { row: number; recordId: string }[] },
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into import_rows (university_id, import_id, kind, row_number, record_id)
    select ${universityId}, ${importId}, 'diploma', x.row_number, x.record_id
    from unnest(${rows.map(({ row }) => row)}::int[], ${rows.map(({ recordId }) => recordId)}::text[])
      as x (row_number, record_id)`.execute(trx);
}
