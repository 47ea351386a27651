/** Places of documents in status lists, and which of them are revoked, in SQL. */
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";

/** Where revoked documents are found. */
const KEEPERS = ["diplomas", "certificates"] as const;

/** The number of an anchored document among its university's; undefined when there is none. */
export async function findPosition(trx: Trx, documentId: string): Promise<number | undefined> {
  const { rows } = await sql<{ position: number }>`
    select b.status_from + c.batch_index as position from credentials c join batches b on b.id = c.batch_id
    where c.document_id = ${documentId} and b.status = 'signed'`.execute(trx);
  return rows[0]?.position;
}

/** How many numbers the university has given to documents. */
export async function countPositions(trx: Trx, universityId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(max(status_from + count), 0) as count from batches where university_id = ${universityId}`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}

type Range = { universityId: string; from: number; below: number };

/** The numbers of documents that are revoked, as the chain has said for good, in their order. */
export async function listRevoked(trx: Trx, { universityId, from, below }: Range): Promise<number[]> {
  const revoked = KEEPERS.map(
    (table) => sql`select batch_id, batch_index from ${sql.table(table)}
      where university_id = ${universityId} and status = 'revoked'`,
  );
  const { rows } = await sql<{ position: number }>`
    select b.status_from + d.batch_index as position
    from (${sql.join(revoked, sql` union all `)}) d join batches b on b.id = d.batch_id
    where b.status_from + d.batch_index >= ${from} and b.status_from + d.batch_index < ${below}
    order by position`.execute(trx);
  return rows.map(({ position }) => position);
}
