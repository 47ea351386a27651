/** Writes records of any kind: stores, accepts, corrects and deletes them. */
import { sql } from "kysely";
import type { Trx } from "../../../platform/database.ts";
import { forgetImportedRows } from "../../../platform/imported-rows.ts";
import type { NewRecord, RecordKind, RecordRow } from "../records.kind.ts";

/** Columns that are written with every new record, beside those of its kind. */
const STORED = ["id", "university_id", "agent_id", "student_id", "status", "search", "content_salt"] as const;

/** Columns that every correction writes, beside those of its kind. */
const CORRECTED = ["student_id", "status", "search", "rejection_reason", "decided_at", "decided_by", "submitted_at"];

type Of<Row extends RecordRow> = { kind: Pick<RecordKind<Row>, "name" | "table" | "columns"> };

const named = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

type Bytes = { content_salt?: Buffer | null; content_digest?: Buffer | null };

/** Bytes in the format that PostgreSQL reads in JSON. */
const hex = (bytes: Buffer | null | undefined) => bytes && `\\x${bytes.toString("hex")}`;

const toJson = (rows: readonly Bytes[]): string =>
  JSON.stringify(
    rows.map((row) => ({ ...row, content_salt: hex(row.content_salt), content_digest: hex(row.content_digest) })),
  );

/** Stores new records, in the order of one column, so that two imports wait for each other and do not deadlock. */
export async function insertRecords<Row extends RecordRow>(
  trx: Trx,
  { kind, rows }: Of<Row> & { rows: readonly NewRecord[] },
): Promise<void> {
  if (rows.length === 0) return;
  const table = sql.table(kind.table);
  const columns = named([...STORED, ...kind.columns.stored, ...kind.columns.corrected]);
  // Newest first then lists the rows of one call in the order of its file.
  await sql`
    insert into ${table} (${columns}, submitted_at)
    select ${columns}, submitted_at - ordinality * interval '1 microsecond'
    from rows from (json_populate_recordset(null::${table}, ${toJson(rows)}::json)) with ordinality
    order by ${sql.ref(kind.columns.storedBy)}`.execute(trx);
}

/** The columns that an acceptance writes. */
type Acceptance = { id: string; content: string; content_digest: Buffer; [column: string]: unknown };

type Accepted<Row extends RecordRow> = Of<Row> & { acceptances: readonly Acceptance[]; by: string; at: Date };

/** Fixes the content of locked pending records, with those columns that all acceptances set. */
export async function acceptRecords<Row extends RecordRow>(
  trx: Trx,
  { kind, acceptances, by, at }: Accepted<Row>,
): Promise<void> {
  const [first] = acceptances;
  if (!first) return;
  const table = sql.table(kind.table);
  const columns = Object.keys(first).filter((column) => column !== "id");
  const set = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`x.${column}`)}`);
  await sql`
    update ${table} r set decided_at = ${at}, decided_by = ${by}, ${sql.join(set)}
    from json_populate_recordset(null::${table}, ${toJson(acceptances)}::json) x
    where r.id = x.id and r.status = 'pending'`.execute(trx);
}

/** Writes the columns that a correction may change in a locked record. */
export async function correctRecord<Row extends RecordRow>(
  trx: Trx,
  { kind, after }: Of<Row> & { after: Row },
): Promise<void> {
  const table = sql.table(kind.table);
  const all = named([...CORRECTED, ...kind.columns.corrected]);
  await sql`
    update ${table} set (${all}) = (
      select ${all} from json_populate_recordset(null::${table}, ${toJson([after])}::json))
    where id = ${after.id}`.execute(trx);
}

/** Deletes a record and its link to the row of a file, so that the file can be imported again. */
export async function deleteRecord<Row extends RecordRow>(
  trx: Trx,
  { kind, id }: Of<Row> & { id: string },
): Promise<void> {
  await forgetImportedRows(trx, { kind: kind.name, recordIds: [id] });
  await sql`delete from ${sql.table(kind.table)} where id = ${id}`.execute(trx);
}
