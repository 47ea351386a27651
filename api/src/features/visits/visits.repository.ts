/** The counts of visits and verifications, in SQL. */
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import type { OldRows } from "../../platform/old-rows.ts";
import { type Readable, readableRows } from "../../platform/readable-rows.ts";
import "./visits.tables.ts";

/** A visit of a document's page, or a verdict that the server gave on it. */
export type VisitKind = "visit" | "verification";
export type Visit = { universityId: string; recordId: string; kind: VisitKind };
export type Counted<What> = What & { day: string; count: number };

/** Adds to the counts in the order of the key, so that two nodes that write at once cannot deadlock. */
export async function addVisits(trx: Trx, rows: readonly Counted<Visit>[]): Promise<void> {
  await sql`
    insert into visits (day, university_id, record_id, kind, count)
    select * from unnest(${rows.map((r) => r.day)}::date[], ${rows.map((r) => r.universityId)}::text[],
      ${rows.map((r) => r.recordId)}::text[], ${rows.map((r) => r.kind)}::text[], ${rows.map((r) => r.count)}::integer[])
    order by 1, 2, 3, 4
    on conflict (day, university_id, record_id, kind) do update set count = visits.count + excluded.count`.execute(trx);
}

export async function addPageVisits(trx: Trx, rows: readonly Counted<{ page: string }>[]): Promise<void> {
  await sql`
    insert into page_visits (day, page, count)
    select * from unnest(${rows.map((r) => r.day)}::date[], ${rows.map((r) => r.page)}::text[],
      ${rows.map((r) => r.count)}::integer[])
    order by 1, 2
    on conflict (day, page) do update set count = page_visits.count + excluded.count`.execute(trx);
}

/** How often each of these documents was visited or verified; documents without any are absent. */
export async function countOf(
  trx: Trx,
  { recordIds, kind }: { recordIds: readonly string[]; kind: VisitKind },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ record_id: string; count: number }>`
    select record_id, sum(count)::int as count from visits
    where record_id = any(${recordIds}) and kind = ${kind} group by record_id`.execute(trx);
  return new Map(rows.map(({ record_id, count }) => [record_id, count]));
}

/** How often these documents were visited and verified, by day. */
export async function readOwnVisits(trx: Trx, recordIds: readonly string[]): Promise<Readable[]> {
  const own = trx.selectFrom("visits").selectAll().where("record_id", "=", sql<string>`any(${recordIds})`);
  return readableRows(await own.orderBy("day").orderBy("record_id").orderBy("kind").execute());
}

/** Deletes the oldest counts of documents before a day, at most `limit`; the sums of the days stay. Returns how many. */
export async function deleteOldVisits(trx: Trx, { before, limit }: OldRows): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from visits where ctid = any(array(
      select ctid from visits where day < (${before}::timestamptz at time zone 'UTC')::date
      order by day limit ${limit} for update skip locked))`.execute(trx);
  return Number(numAffectedRows);
}
