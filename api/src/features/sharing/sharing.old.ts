/** Deletes shares and requests of organisations that ended long ago. */
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import type { OldRows } from "../../platform/old-rows.ts";

/** Deletes the oldest ended shares with what they showed and when they were opened. Returns how many. */
export async function deleteOldShares(trx: Trx, { before, limit }: OldRows): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from shares where id = any(array(
      select id from shares where least(taken_back_at, expires_at) < ${before}
      order by least(taken_back_at, expires_at) limit ${limit} for update skip locked))`.execute(trx);
  return Number(numAffectedRows);
}

/** Deletes the oldest requests of organisations that were made before a time and wait for nobody. Returns how many. */
export async function deleteOldAccessRequests(trx: Trx, { before, limit }: OldRows): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from third_party_requests where id = any(array(
      select id from third_party_requests
      where created_at < ${before} and (told_at is not null or state not in ('waiting', 'refused'))
      order by created_at limit ${limit} for update skip locked))`.execute(trx);
  return Number(numAffectedRows);
}
