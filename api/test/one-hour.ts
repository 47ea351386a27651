/** Hours of the database's clock turn while tests run: what was seen of two of them says nothing, and is looked at anew. */
import { sql } from "kysely";
import type { Db } from "../src/platform/database.ts";

/** What is given a place in an hour may go a moment after the hour has begun. */
const MARGIN_SECONDS = 2;

/** Looks again until what was done fell into one hour, and gives what came of it then. */
export async function inOneHour<T>(db: Db, look: () => Promise<T>): Promise<T> {
  for (;;) {
    const hour = await readHour(db, MARGIN_SECONDS);
    const [outcome] = await Promise.allSettled([look()]);
    if ((await readHour(db, 0)) !== hour) continue;
    if (outcome.status === "rejected") throw outcome.reason;
    return outcome.value;
  }
}

/** The hour that it was so many seconds ago. */
async function readHour(db: Db, secondsAgo: number): Promise<string> {
  const { rows } = await sql<{ hour: string }>`
    select date_trunc('hour', now() - make_interval(secs => ${secondsAgo}), 'UTC')::text as hour`.execute(db);
  return rows[0]!.hour;
}
