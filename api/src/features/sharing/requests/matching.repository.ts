/** Requests and documents of all universities in SQL: finding holders, ending requests, deleting old ones. */
import { sql } from "kysely";
import type { Trx } from "../../../platform/database.ts";
import { spellingsOfNumber } from "../../../platform/folded-text.ts";
import type { RequestRow } from "./requests.tables.ts";

const AT_ONCE = 100;

/** Confirmed requests that are not matched yet, or the one of this id, locked; other nodes skip them. */
export async function takeUnmatched(trx: Trx, id: string | null = null): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select * from third_party_requests
    where state = 'waiting' and matched_at is null and (${id}::text is null or id = ${id})
    order by confirmed_at, id limit ${AT_ONCE} for update skip locked`.execute(trx);
  return rows;
}

/** A signed record and its holder. */
export type NamedRecord = { id: string; universityId: string; studentId: string; names: string[] };

/** The signed record that a request names, by its id or by the university and the diploma's number. */
export async function findNamed(trx: Trx, request: RequestRow): Promise<NamedRecord | undefined> {
  const { named_id: id, named_university: university, named_number: number } = request;
  const { rows } = await sql<NamedRecord>`
    select id, university_id as "universityId", student_id as "studentId",
      array_remove(array[content::jsonb->>'lastName', content::jsonb->>'lastNameAr'], null) as names
    from diplomas where status = 'signed' and student_id is not null
      and (id = ${id} or (${id}::text is null and university_id = ${university} and diploma_number = any(${spellingsOfNumber(number ?? "")})))
    union all
    select id, university_id, student_id, '{}' from certificates
    where id = ${id} and status = 'signed' and student_id is not null`.execute(trx);
  return rows[0];
}

/** Assigns a request to a holder. False when a request of the same site for the same document waits already. */
export async function saveMatch(trx: Trx, { id, record }: { id: string; record: NamedRecord }): Promise<boolean> {
  const { rows } = await sql`
    update third_party_requests r set university_id = ${record.universityId}, student_id = ${record.studentId},
      record_id = ${record.id}
    where r.id = ${id} and not exists (
      select from third_party_requests o where o.record_id = ${record.id} and o.site = r.site and o.state = 'waiting')
    returning r.id`.execute(trx);
  return rows.length === 1;
}

export async function saveLookedAt(trx: Trx, { id, at }: { id: string; at: Date }): Promise<void> {
  await trx.updateTable("third_party_requests").set({ matched_at: at }).where("id", "=", id).execute();
}

/** Requests on their last day, whose senders are told now whatever became of them; their links end. */
export async function takeOver(trx: Trx, { since, at }: { since: Date; at: Date }): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    update third_party_requests set told_at = ${at}, digest = null,
      state = case when state = 'waiting' then 'lapsed' else state end
    where id in (
      select id from third_party_requests
      where state in ('waiting', 'refused') and told_at is null and confirmed_at <= ${since}
      order by confirmed_at, id limit ${AT_ONCE} for update skip locked)
    returning *`.execute(trx);
  return rows;
}

type ForgetRequestsOptions = { unconfirmed: Date; over: Date };

/** Deletes requests that were never confirmed, and those without a holder once they are over. */
export async function forgetRequests(trx: Trx, { unconfirmed, over }: ForgetRequestsOptions): Promise<void> {
  await sql`
    delete from third_party_requests
    where (state in ('unconfirmed', 'withdrawn') and confirmed_at is null and created_at <= ${unconfirmed})
      or (student_id is null and told_at is not null and confirmed_at <= ${over})`.execute(trx);
}
