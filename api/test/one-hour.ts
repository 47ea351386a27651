/** Repeats an observation during which the database's hour changed, because results of two hours mean nothing. */
import { sql } from "kysely";
import type { Db } from "../src/platform/database.ts";

/** An event may be assigned to its hour a moment after the hour began. */
const MARGIN_SECONDS = 2;

/** Repeats `look` until it ran within one hour; gives its result. */
export async function inOneHour<T>(db: Db, look: () => Promise<T>): Promise<T> {
  for (;;) {
    const hour = await readHour(db, MARGIN_SECONDS);
    const [outcome] = await Promise.allSettled([look()]);
    if ((await readHour(db, 0)) !== hour) continue;
    if (outcome.status === "rejected") throw outcome.reason;
    return outcome.value;
  }
}

/** The hour of this many seconds ago. */
async function readHour(db: Db, secondsAgo: number): Promise<string> {
  const { rows } = await sql<{ hour: string }>`
    select date_trunc('hour', now() - make_interval(secs => ${secondsAgo}), 'UTC')::text as hour`.execute(db);
  return rows[0]!.hour;
}
