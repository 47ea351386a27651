/** Deletes requests that were closed long ago. */
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import type { OldRows } from "../../platform/old-rows.ts";
import { deleteRequests } from "./correction-requests.repository.ts";
import "./correction-requests.tables.ts";

/** A deleted request: its university, and the name of its file of evidence in the storage. */
export type DeletedRequest = { id: string; universityId: string; evidence: string | null };

/**
 * Deletes the oldest closed requests with their items, but for those whose correction is not signed yet: its end is still
 * mailed to whoever asked for it. The caller removes the files.
 */
export async function deleteOldRequests(trx: Trx, { before, limit }: OldRows): Promise<DeletedRequest[]> {
  const { rows } = await sql<DeletedRequest>`
    select r.id, r.university_id as "universityId", r.evidence from correction_requests r
    where r.status = 'closed' and r.closed_at < ${before} and not exists (
      select from correction_request_items i join diplomas d on d.id = i.diploma_id
      where i.request_id = r.id and d.status in ('pending', 'unsigned', 'signing', 'error'))
    order by r.closed_at limit ${limit} for update of r skip locked`.execute(trx);
  await deleteRequests(
    trx,
    rows.map(({ id }) => id),
  );
  return rows;
}
