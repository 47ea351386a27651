/**
 * When mails about documents are sent: a batch signs thousands at once, so their places are reserved together, each in
 * the first hour with room for its address and its university. Notices are counted apart and never wait for these.
 */
import { sql } from "kysely";
import type { Trx } from "../database.ts";

/** Mails to one address per hour, of all universities together; two concurrent batches may exceed it together. */
const TO_RECIPIENT = 20;
/** Mails of one university per hour. */
const OF_UNIVERSITY = 2000;
const HOUR = 3_600_000;

/** Keys of the counters; those of addresses in the order of the mails. */
export type DocumentCounters = { recipients: readonly string[]; university: string };

/** Reserves a place for each mail in the caller's transaction, undone with it; returns when each may be sent. */
export async function takeDocumentHours(trx: Trx, counters: DocumentCounters): Promise<Date[]> {
  const { recipients, university } = counters;
  await sql`select pg_advisory_xact_lock(hashtextextended(${university}, 0))`.execute(trx);
  const { rows: clock } = await sql<{ now: Date; hour: Date }>`
    select now() as now, date_trunc('hour', now(), 'UTC') as hour`.execute(trx);
  const { now, hour } = clock[0]!;
  const { rows: taken } = await sql<{ counter: string; hour: Date; taken: number }>`
    select counter, hour, taken from notice_hours
    where counter = any(${[university, ...new Set(recipients)]}) and hour >= ${hour}`.execute(trx);
  const filled = new Map(taken.map((row) => [placeKey(row.counter, row.hour.getTime()), row.taken]));
  const planned = planHours(counters, { filled, first: hour.getTime() });
  await saveTaken(trx, planned.added);
  return planned.moments.map((moment) => new Date(Math.max(now.getTime(), moment)));
}

type HourCount = { counter: string; hour: number; added: number };
type PlanHoursOptions = { filled: ReadonlyMap<string, number>; first: number };

const placeKey = (counter: string, hour: number) => `${counter} ${hour}`;

/** The time of each mail in milliseconds, and the resulting increments of the counters. Pure. */
export function planHours({ recipients, university }: DocumentCounters, { filled, first }: PlanHoursOptions) {
  const added = new Map<string, HourCount>();
  const takenOf = (counter: string, hour: number) => {
    const key = placeKey(counter, hour);
    return (filled.get(key) ?? 0) + (added.get(key)?.added ?? 0);
  };
  const take = (counter: string, hour: number) => {
    const key = placeKey(counter, hour);
    added.set(key, { counter, hour, added: (added.get(key)?.added ?? 0) + 1 });
  };
  const moments = recipients.map((recipient) => {
    let hour = first;
    while (takenOf(university, hour) >= OF_UNIVERSITY || takenOf(recipient, hour) >= TO_RECIPIENT) hour += HOUR;
    take(university, hour);
    take(recipient, hour);
    // One millisecond apart, so that mails of one hour are sent in their order.
    return hour + takenOf(university, hour);
  });
  return { moments, added: [...added.values()] };
}

/** In the order of their keys, so that two transactions with the same counters cannot deadlock. */
async function saveTaken(trx: Trx, added: readonly HourCount[]): Promise<void> {
  await sql`
    insert into notice_hours as n (counter, hour, taken)
    select x.counter, to_timestamp(x.hour), x.added
    from unnest(${added.map(({ counter }) => counter)}::text[], ${added.map(({ hour }) => hour / 1000)}::bigint[],
      ${added.map((each) => each.added)}::integer[]) as x (counter, hour, added)
    order by x.counter, x.hour
    on conflict (counter, hour) do update set taken = n.taken + excluded.taken`.execute(trx);
}
