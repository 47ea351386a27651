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

const COMPARED = { all: "every university is compared with the chain" };

type UnknownBatchesDeps = Registry & { db: Db };

/** Roots are stored before anything is sent, so a root that is only on the chain was lost from the records. */
export async function hasUnknownBatches(deps: UnknownBatchesDeps, university: KnownUniversity): Promise<boolean> {
  const { issued } = await readUniversity(deps, university);
  const counted = await inScope(deps.db, COMPARED, (trx) => countAnchored(trx, university.universityId));
  if (issued <= counted.signed) return false;
  const onChain = await listIssued(deps, university).catch((error) => {
    // A node may refuse to search so far back; then only the counter is compared.
    if (error instanceof NodeRefused) return null;
    throw error;
  });
  if (onChain === null) return issued > counted.signed + counted.open;
  const known = await inScope(deps.db, COMPARED, (trx) => listKnown(trx, { ...university, onChain }));
  const unknown = onChain.filter((batch) => !known.has(nameOf(batch)));
  for (const batch of unknown) if (!(await isOfThief(deps, university, batch))) return true;
  return false;
}

/** Whether the wallet that issued it was compromised by then: nobody trusts such a batch, and no record was lost. */
async function isOfThief(
  { db, node }: UnknownBatchesDeps,
  { universityId }: KnownUniversity,
  { signer, block: number }: IssuedBatch,
): Promise<boolean> {
  const block = await node.block(number);
  const since = await inScope(db, COMPARED, (trx) => readCompromise(trx, { universityId, signer }));
  return block !== null && since !== null && block.time >= since;
}

async function readCompromise(
  trx: Trx,
  { universityId, signer }: { universityId: string; signer: string },
): Promise<Date | null> {
  const key = await trx
    .selectFrom("chain_keys")
    .select("compromised_since")
    .where("university_id", "=", universityId)
    .where("purpose", "=", "wallet")
    .where("public_id", "=", signer)
    .executeTakeFirst();
  return key?.compromised_since ?? null;
}

async function countAnchored(trx: Trx, universityId: string): Promise<{ signed: number; open: number }> {
  const { rows } = await sql<{ signed: number; open: number }>`
    select coalesce(sum(count) filter (where status = 'signed'), 0)::bigint as signed,
      coalesce(sum(count) filter (where status <> 'signed' and root is not null), 0)::bigint as open
    from batches where university_id = ${universityId}`.execute(trx);
  return rows[0] ?? { signed: 0, open: 0 };
}

const nameOf = ({ root, count }: Pick<IssuedBatch, "root" | "count">) => `${root}/${count}`;

type ListKnownOptions = { universityId: string; onChain: readonly IssuedBatch[] };

async function listKnown(trx: Trx, { universityId, onChain }: ListKnownOptions): Promise<ReadonlySet<string>> {
  const roots = onChain.map(({ root }) => Buffer.from(root.slice(2), "hex"));
  const counts = onChain.map(({ count }) => count);
  const { rows } = await sql<{ root: Buffer; count: number }>`
    select root, count from batches where university_id = ${universityId}
      and (root, count) in (select * from unnest(${roots}::bytea[], ${counts}::int[]))`.execute(trx);
  return new Set(rows.map(({ root, count }) => nameOf({ root: `0x${root.toString("hex")}`, count })));
}
