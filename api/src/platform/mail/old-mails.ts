/** Deletes mails that were sent or given up long ago. */
import { sql } from "kysely";
import type { Trx } from "../database.ts";
import type { OldRows } from "../old-rows.ts";
import "./mails.tables.ts";

/** Deletes the oldest ended mails; one that waits stays. Returns how many. */
export async function deleteOldMails(trx: Trx, { before, limit }: OldRows): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from mails where id = any(array(
      select id from mails where status in ('sent', 'failed') and ended_at < ${before}
      order by ended_at limit ${limit} for update skip locked))`.execute(trx);
  return Number(numAffectedRows);
}
