/** Counting in the database, shared by all nodes: by growing waits, and by windows of time. */
import { sql } from "kysely";
import type { Db, Trx } from "../database.ts";
import "../sessions.tables.ts";

const MINUTE = 60_000;

/** After `free` failures the key must wait `wait`, doubled after each further one, up to `longest`. */
const WAITS = { free: 5, wait: MINUTE, longest: 15 * MINUTE, forgottenAfter: 24 * 60 * MINUTE };
/** As long as the longest window. */
export const FORGOTTEN_AFTER = WAITS.forgottenAfter;

/** The number allowed in a window, which the first one starts; milliseconds. */
export type Window = { most: number; lasts: number };

type Count = { key: string; now: Date };

/** Counts one more in a window; returns the milliseconds until the next is allowed if the window is full, else 0. */
export async function countInWindow(db: Db, { key, now, most, lasts }: Count & Window): Promise<number> {
  const opened = new Date(now.getTime() - lasts);
  const { rows } = await sql<{ failures: number; window_started_at: Date }>`
    insert into attempts as a (key, failures, window_started_at) values (${key}, 1, ${now})
    on conflict (key) do update set
      failures = case when a.window_started_at <= ${opened} then 1 else a.failures + 1 end,
      window_started_at = case when a.window_started_at <= ${opened} then ${now} else a.window_started_at end
    returning failures, window_started_at`.execute(db);
  const row = rows[0];
  if (!row || row.failures <= most) return 0;
  return Math.max(1, row.window_started_at.getTime() + lasts - now.getTime());
}

/**
 * Counts many at once, in the caller's transaction and undone with it: an amount for each key. Returns how many of each
 * were within the limit. Keys are locked in one order, so that two such statements cannot deadlock.
 */
export async function countEachInWindow(
  trx: Trx,
  { requested, now, most, lasts }: { requested: ReadonlyMap<string, number>; now: Date } & Window,
): Promise<ReadonlyMap<string, number>> {
  const opened = new Date(now.getTime() - lasts);
  const entries = [...requested].map(([key, count]) => ({ key, count }));
  const { rows } = await sql<{ key: string; failures: number }>`
    insert into attempts as a (key, failures, window_started_at)
    select x.key, x.count, ${now} from json_to_recordset(${JSON.stringify(entries)}::json) as x (key text, count integer)
    order by x.key
    on conflict (key) do update set
      failures = case when a.window_started_at <= ${opened} then excluded.failures else a.failures + excluded.failures end,
      window_started_at = case when a.window_started_at <= ${opened} then ${now} else a.window_started_at end
    returning key, failures`.execute(trx);
  return new Map(
    rows.map(({ key, failures }) => {
      const count = requested.get(key) ?? 0;
      return [key, Math.max(0, Math.min(count, most - (failures - count)))];
    }),
  );
}

/** Milliseconds until the next try is allowed; 0 if it is allowed now, and then it is counted. */
export async function countWithWaits(db: Db, { key, now }: Count): Promise<number> {
  const { free, wait, longest, forgottenAfter } = WAITS;
  const forgotten = new Date(now.getTime() - forgottenAfter);
  const { rows } = await sql`
    insert into attempts as a (key, failures, window_started_at) values (${key}, 1, ${now})
    on conflict (key) do update set
      failures = case when a.window_started_at <= ${forgotten} then 1 else a.failures + 1 end,
      window_started_at = ${now},
      blocked_until = case when a.window_started_at > ${forgotten} and a.failures + 1 >= ${free}::int
        then ${now}::timestamptz + least(${wait}::float8 * power(2, least(a.failures + 1 - ${free}::int, 10)), ${longest}::float8) * interval '1 millisecond' end
    where a.blocked_until is null or a.blocked_until <= ${now}
    returning key`.execute(db);
  if (rows.length > 0) return 0;
  const row = await db.selectFrom("attempts").select("blocked_until").where("key", "=", key).executeTakeFirst();
  return Math.max(1, (row?.blocked_until?.getTime() ?? 0) - now.getTime());
}

/** Takes back a counted try that was no failure. */
export async function takeBack(db: Db, key: string): Promise<void> {
  await sql`update attempts set failures = greatest(failures - 1, 0), blocked_until = null where key = ${key}`.execute(
    db,
  );
}

export async function clearCounter(db: Db, key: string): Promise<void> {
  await db.deleteFrom("attempts").where("key", "=", key).execute();
}
