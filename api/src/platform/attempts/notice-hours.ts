/**
 * When a notice goes out: in the first hour that has room for its recipient and for its university. None is refused; a storm of
 * them waits its turn. Hours are those of the database's clock, by which mails are sent.
 */
import { sql } from "kysely";
import type { Db, Trx } from "../database.ts";

/** Notices to one address in an hour, of all universities together. */
const TO_RECIPIENT = 20;
/** Notices of one university in an hour. */
const OF_UNIVERSITY = 500;

/** Keys of the counters. */
export type NoticeCounters = { recipient: string; university: string };

/** Takes a place in the transaction of what the notice tells, undone with it; gives the moment from which it may be sent. */
export async function takeNoticeHour(trx: Trx, { recipient, university }: NoticeCounters): Promise<Date> {
  // One after the other, so that no two take the last place of an hour.
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

/** Drops hours that are over. */
export async function sweepNoticeHours(db: Db): Promise<void> {
  await sql`delete from notice_hours where hour < date_trunc('hour', now(), 'UTC')`.execute(db);
}
