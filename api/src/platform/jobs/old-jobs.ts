/** Deletes jobs that ended long ago. */
import { sql } from "kysely";
import type { Trx } from "../database.ts";
import type { OldRows } from "../old-rows.ts";
import "./jobs.tables.ts";

/** Deletes the oldest ended jobs but those of the kept kinds; one that runs or waits stays. Returns how many. */
export async function deleteOldJobs(
  trx: Trx,
  { before, limit, kept }: OldRows & { kept: readonly string[] },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from jobs where id = any(array(
      select id from jobs where status in ('succeeded', 'failed') and ended_at < ${before} and kind <> all(${kept})
      order by ended_at limit ${limit} for update skip locked))`.execute(trx);
  return Number(numAffectedRows);
}
