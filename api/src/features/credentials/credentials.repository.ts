/** Places of documents in status lists, and which of them are revoked, in SQL. */
import { SUPERSEDED } from "@ijaza/schema/diplomas/diploma";
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";

/** The tables of documents that can be revoked. */
const KEEPERS = ["diplomas", "certificates"] as const;

/** The running number of an anchored document within its university; undefined when it is not anchored. */
export async function findPosition(trx: Trx, recordId: string): Promise<number | undefined> {
  const { rows } = await sql<{ position: number }>`
    select b.status_from + c.batch_index as position from credentials c join batches b on b.id = c.batch_id
    where c.record_id = ${recordId} and b.status = 'signed'`.execute(trx);
  return rows[0]?.position;
}

/** How many documents of the university have a number. */
export async function countPositions(trx: Trx, universityId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(max(status_from + count), 0) as count from batches where university_id = ${universityId}`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}

type ListRevokedOptions = { universityId: string; from: number; below: number };

export type RevokedPlace = { position: number; superseded: boolean };

/**
 * The numbers of documents whose revocation is final on the chain, in ascending order, and whether it says superseded.
 * Of an erased one it is no longer known, so it is revoked.
 */
export async function listRevoked(
  trx: Trx,
  { universityId, from, below }: ListRevokedOptions,
): Promise<RevokedPlace[]> {
  const revoked = KEEPERS.map(
    (table) => sql`select batch_id, batch_index, coalesce(revocation_reason = ${SUPERSEDED}, false) as superseded
      from ${sql.table(table)} where university_id = ${universityId} and status = 'revoked'`,
  );
  const { rows } = await sql<RevokedPlace>`
    select b.status_from + d.batch_index as position, d.superseded
    from (${sql.join(revoked, sql` union all `)}
      union all select batch_id, batch_index, false from erased_and_revoked(${universityId})) d
    join batches b on b.id = d.batch_id
    where b.status_from + d.batch_index >= ${from} and b.status_from + d.batch_index < ${below}
    order by position`.execute(trx);
  return rows;
}
