/** What stays of erased records, in SQL. */
import { sql } from "kysely";
import type { Trx } from "../../../platform/database.ts";
import "../records.erased.tables.ts";
import type { ErasedRecordRow } from "../records.erased.tables.ts";
import type { RecordKind, RecordRow } from "../records.kind.ts";

/** All records of a student, or those of these ids. */
export type RecordsOf = { studentId: string } | { ids: readonly string[] };

type OfKind<Row extends RecordRow> = { kind: RecordKind<Row>; of: RecordsOf };

const isOneOf = (of: RecordsOf) =>
  "ids" in of ? sql<boolean>`id = any(${of.ids})` : sql<boolean>`student_id = ${of.studentId}`;

/** Records of a kind, locked in the order of their ids. */
export async function lockRecordsOf<Row extends RecordRow>(trx: Trx, { kind, of }: OfKind<Row>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(kind.table)} where ${isOneOf(of)} order by id for update`.execute(trx);
  return rows;
}

/** The same without locks. */
export async function findRecordsOf<Row extends RecordRow>(trx: Trx, { kind, of }: OfKind<Row>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(kind.table)} where ${isOneOf(of)} order by id`.execute(trx);
  return rows;
}

type KeepPlacesOptions = {
  kind: Pick<RecordKind, "name" | "table">;
  ids: readonly string[];
  sex: string | null;
  at: Date;
};

/** Keeps the places of signed records, and under what they are counted. A kind may lack the columns of diplomas. */
export async function keepPlaces(trx: Trx, { kind, ids, sex, at }: KeepPlacesOptions): Promise<void> {
  await sql`
    insert into erased_records (record_id, university_id, kind, status, batch_id, batch_index, submitted_on, signed_on,
      decided_in, is_replaced, academic_year, sex, erased_at)
    select r.id, r.university_id, ${kind.name}, r.status, r.batch_id, r.batch_index,
      (r.submitted_at at time zone 'UTC')::date, (r.signed_at at time zone 'UTC')::date,
      case when c.decided ~ '^[12][0-9]{3}-' then (left(c.decided, 4) || '-01-01')::date end,
      c.successor is not null, c.academic_year, case when c.academic_year is not null then ${sex} end, ${at}
    from ${sql.table(kind.table)} r cross join lateral (
      select to_jsonb(r)->>'decision_date' as decided, to_jsonb(r)->>'superseded_by' as successor,
        to_jsonb(r)->>'academic_year' as academic_year) c
    where r.id = any(${ids})`.execute(trx);
}

/** Deletes records with the links to their rows of files and with the claims that their holder hides. */
export async function deleteRecords(
  trx: Trx,
  { kind, ids }: { kind: Pick<RecordKind, "name" | "table">; ids: readonly string[] },
): Promise<void> {
  await trx.deleteFrom("hidden_claims").where("record_id", "=", sql<string>`any(${ids})`).execute();
  // In one statement, because corrections and what they replace refer to each other.
  await sql`delete from ${sql.table(kind.table)} where id = any(${ids})`.execute(trx);
}

/** When the record of this id was erased, if it was; works in any scope. */
export async function findErasedOn(trx: Trx, id: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select erased_on(${id}) as at`.execute(trx);
  return rows[0]!.at;
}

/** What stays of an erased record, in the transaction's scope. */
export async function findErased(trx: Trx, id: string): Promise<ErasedRecordRow | undefined> {
  return trx.selectFrom("erased_records").selectAll().where("record_id", "=", id).executeTakeFirst();
}

/** The places of erased records, locked in the order of their ids. */
export async function lockErased(trx: Trx, ids: readonly string[]): Promise<ErasedRecordRow[]> {
  return trx
    .selectFrom("erased_records")
    .selectAll()
    .where("record_id", "=", sql<string>`any(${ids})`)
    .orderBy("record_id")
    .forUpdate()
    .execute();
}

export async function saveErasedStatus(trx: Trx, { id, status }: { id: string; status: ErasedRecordRow["status"] }) {
  await trx.updateTable("erased_records").set({ status }).where("record_id", "=", id).execute();
}
