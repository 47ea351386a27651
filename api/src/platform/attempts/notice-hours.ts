/**
 * When a notice is sent: in the first hour with room for its recipient and for its university. None is refused; in a
 * burst the rest wait for later hours. Hours follow the clock of the database, by which mails are sent.
 */
import { sql } from "kysely";
import type { Db, Trx } from "../database.ts";

/** Notices to one address per hour, of all universities together. */
const TO_RECIPIENT = 20;
/** Notices of one university per hour. */
const OF_UNIVERSITY = 500;

/** Keys of the counters. */
export type NoticeCounters = { recipient: string; university: string };

/** Reserves a place in the caller's transaction, undone with it; returns the time from which the notice may be sent. */
export async function takeNoticeHour(trx: Trx, { recipient, university }: NoticeCounters): Promise<Date> {
  // One after the other, so that two cannot take the last place of an hour.
  for (const counter of [university, recipient]) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${counter}, 0))`.execute(trx);
  }
  const { rows } = await sql<{ at: Date }>`
    with this (hour) as (select date_trunc('hour', now(), 'UTC')),
    filled as (
      select n.hour from notice_hours n, this where n.hour >= this.hour and (
        (n.counter = ${recipient} and n.taken >= ${TO_RECIPIENT})
        or (n.counter = ${university} and n.taken >= ${OF_UNIVERSITY}))),
    first as (
      select min(hour) as hour
      from (select hour from this union all select hour + interval '1 hour' from filled) candidates
      where hour not in (select hour from filled)),
    places as (
      insert into notice_hours as n (counter, hour, taken)
      select counter, hour, 1 from first, unnest(array[${university}, ${recipient}]) counter
      on conflict (counter, hour) do update set taken = n.taken + 1
      returning counter, hour, taken)
    -- a millisecond apart, so that those of one hour go in their order
    select greatest(now(), hour + taken * interval '1 millisecond') as at from places
    where counter = ${university}`.execute(trx);
  return rows[0]!.at;
}

/** Deletes past hours. */
export async function sweepNoticeHours(db: Db): Promise<void> {
  await sql`delete from notice_hours where hour < date_trunc('hour', now(), 'UTC')`.execute(db);
}
