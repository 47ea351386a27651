/** What the database knows about the rows of an import: their rivals, and the rows of the same file that came before. */
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import { FIELD_COLUMNS } from "./diplomas.fields.ts";
import type { Rival } from "./diplomas.rivals.ts";

const COLUMNS = sql.join(
  ["id", "status", "supersedes", "superseded_by", ...FIELD_COLUMNS].map((name) => sql.ref(name)),
);

/** As the unique indexes say it: the planner takes them only for the same words. */
const LIVE = sql`status not in ('rejected', 'revoked') and superseded_by is null and supersedes is null`;

type Wanted = { universityId: string; numbers: readonly string[] };

/** Every record under one of the diploma numbers, past ones too. */
export async function findByNumbers(trx: Trx, { universityId, numbers }: Wanted): Promise<Rival[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<Rival>`
    select ${COLUMNS} from diplomas
    where university_id = ${universityId} and diploma_number = any(${numbers}) and ${LIVE}
    union all
    select ${COLUMNS} from diplomas
    where university_id = ${universityId} and diploma_number = any(${numbers}) and not (${LIVE})`.execute(trx);
  return rows;
}

/** The records that count of the students with these numbers. */
export async function findLiveOfStudents(trx: Trx, { universityId, numbers }: Wanted): Promise<Rival[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<Rival>`
    select ${COLUMNS} from diplomas
    where university_id = ${universityId} and student_number = any(${numbers}) and ${LIVE}`.execute(trx);
  return rows;
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
  { universityId, importId, recordIds }: InImport & { recordIds: readonly string[] },
): Promise<Map<string, number>> {
  if (recordIds.length === 0) return new Map();
  const found = await trx
    .selectFrom("import_rows")
    .select(["record_id", "row_number"])
    .where("record_id", "=", sql<string>`any(${recordIds})`)
    .where("university_id", "=", universityId)
    .where("import_id", "=", importId)
    .where("kind", "=", "diploma")
    .execute();
  return new Map(found.map(({ record_id, row_number }) => [record_id, row_number]));
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
