/** The place of a signed record on the chain: its batch's root and block, with the chain's pinned identity. */
import type { Diploma } from "@ijaza/schema/diplomas/diploma";
import { sql } from "kysely";
import type { Trx } from "../../../platform/database.ts";
import type { RecordRow } from "../records.kind.ts";

export type Anchor = NonNullable<Diploma["anchor"]>;

/** Anchors of the records in final batches, by record id. */
export type Anchors = ReadonlyMap<string, Anchor>;

type AnchoredRecord = Pick<RecordRow, "id" | "batch_id" | "batch_index">;

export async function findAnchors(trx: Trx, records: readonly AnchoredRecord[]): Promise<Anchors> {
  const placed = records.filter(({ batch_id, batch_index }) => batch_id !== null && batch_index !== null);
  const batches = await findFinalBatches(trx, [...new Set(placed.map(({ batch_id }) => batch_id!))]);
  const anchors = new Map<string, Anchor>();
  for (const { id, batch_id, batch_index } of placed) {
    const batch = batches.get(batch_id!);
    if (batch) anchors.set(id, { ...batch, index: batch_index! });
  }
  return anchors;
}

type BatchAnchor = Omit<Anchor, "index">;

async function findFinalBatches(trx: Trx, ids: readonly string[]): Promise<Map<string, BatchAnchor>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{
    id: string;
    root: Buffer;
    count: number;
    transaction_hash: string;
    block: number;
    block_at: Date;
    chain_id: number;
    registry: string;
  }>`
    select b.id, b.root, b.count, b.transaction_hash, b.block, b.block_at, i.chain_id, i.registry
    from batches b cross join chain_identity i
    where b.id = any(${ids}) and b.status = 'signed'`.execute(trx);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        chainId: row.chain_id,
        registry: row.registry,
        root: `0x${row.root.toString("hex")}`,
        count: row.count,
        transaction: row.transaction_hash,
        block: row.block,
        at: row.block_at.toISOString(),
      },
    ]),
  );
}
