/** Finds batches on the chain that the records lack, which means that a backup was restored and issuing must wait. */
import { sql } from "kysely";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import {
  type IssuedBatch,
  type KnownUniversity,
  listIssued,
  NodeRefused,
  type Registry,
  readUniversity,
} from "../chain/chain.service.ts";

type UnknownBatchesDeps = Registry & { db: Db };

/** Roots are stored before anything is sent, so a root that is only on the chain was lost from the records. */
export async function hasUnknownBatches(deps: UnknownBatchesDeps, university: KnownUniversity): Promise<boolean> {
  const { issued } = await readUniversity(deps, university);
  const counted = await inScope(deps.db, "all", (trx) => countAnchored(trx, university.universityId));
  if (issued <= counted.signed) return false;
  const onChain = await listIssued(deps, university).catch((error) => {
    // A node may refuse to search so far back; then only the counter is compared.
    if (error instanceof NodeRefused) return null;
    throw error;
  });
  if (onChain === null) return issued > counted.signed + counted.open;
  const known = await inScope(deps.db, "all", (trx) => countKnown(trx, { ...university, onChain }));
  return known < onChain.length;
}

async function countAnchored(trx: Trx, universityId: string): Promise<{ signed: number; open: number }> {
  const { rows } = await sql<{ signed: number; open: number }>`
    select coalesce(sum(count) filter (where status = 'signed'), 0)::bigint as signed,
      coalesce(sum(count) filter (where status <> 'signed' and root is not null), 0)::bigint as open
    from batches where university_id = ${universityId}`.execute(trx);
  return rows[0] ?? { signed: 0, open: 0 };
}

type CountKnownOptions = { universityId: string; onChain: readonly IssuedBatch[] };

async function countKnown(trx: Trx, { universityId, onChain }: CountKnownOptions) {
  const roots = onChain.map(({ root }) => Buffer.from(root.slice(2), "hex"));
  const counts = onChain.map(({ count }) => count);
  const { rows } = await sql<{ known: number }>`
    select count(*) as known from batches where university_id = ${universityId}
      and (root, count) in (select * from unnest(${roots}::bytea[], ${counts}::int[]))`.execute(trx);
  return rows[0]?.known ?? 0;
}
