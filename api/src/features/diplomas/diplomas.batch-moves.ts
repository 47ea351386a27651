/** Moving the diplomas of a batch together: into it, and on when the chain has spoken; an audit event for each. */
import { sql } from "kysely";
import { type AuditEvent, type Author, appendAudit } from "../../platform/audit/audit.ts";
import type { Trx } from "../../platform/database.ts";
import { shuffledIndexes } from "../chain/batches.ts";
import { stateDigest } from "./diplomas.content.ts";
import { statusesFor, targetOf } from "./diplomas.lifecycle.ts";
import { lockDiplomas } from "./diplomas.repository.ts";
import type { DiplomaRow } from "./diplomas.tables.ts";

/** Rows read at a time: what a batch of any size takes of memory, and how long others wait for this thread. */
const CHUNK = 500;

export type BatchMove = {
  universityId: string;
  batchId: string;
  action: "sign" | "settle" | "fail";
  author: Author;
  at: Date;
  contentKey: Buffer;
};

/** Takes accepted diplomas into their batch: each gets its place, in random order, and an audit event. */
export async function placeInBatch(trx: Trx, { ids, ...move }: BatchMove & { ids: readonly string[] }): Promise<void> {
  const indexes = shuffledIndexes(ids.length);
  for (let start = 0; start < ids.length; start += CHUNK) {
    const step = ids.slice(start, start + CHUNK);
    const rows = await lockDiplomas(trx, { ids: step });
    const indexOf = new Map(step.map((id, at) => [id, indexes[start + at]!]));
    const placed = rows.map((row) => ({ batch_id: move.batchId, batch_index: indexOf.get(row.id)! }));
    await noteMoves(trx, { move, rows, changes: placed });
    await sql`
      update diplomas d set status = ${targetOf("sign")}, batch_id = ${move.batchId}, batch_index = x.index
      from unnest(${step}::text[], ${step.map((id) => indexOf.get(id)!)}::integer[]) as x(id, index)
      where d.id = x.id`.execute(trx);
  }
}

/** Moves every diploma of a batch and writes an audit event for each. */
export async function moveBatch(trx: Trx, move: BatchMove): Promise<void> {
  const { batchId, action, at } = move;
  for (let from = 0; ; ) {
    const rows = await readBatchRows(trx, { batchId, from });
    if (rows.length === 0) break;
    const movable = rows.filter(({ status }) => statusesFor(action).includes(status));
    await noteMoves(trx, { move, rows: movable });
    from = rows.at(-1)!.batch_index! + 1;
  }
  await trx
    .updateTable("diplomas")
    .set({ status: targetOf(action), ...(action === "settle" && { signed_at: at }) })
    .where("batch_id", "=", batchId)
    .where("status", "in", statusesFor(action))
    .execute();
}

async function readBatchRows(trx: Trx, { batchId, from }: { batchId: string; from: number }): Promise<DiplomaRow[]> {
  return trx
    .selectFrom("diplomas")
    .selectAll()
    .where("batch_id", "=", batchId)
    .where("batch_index", ">=", from)
    .orderBy("batch_index")
    .limit(CHUNK)
    .execute();
}

type Noted = { move: BatchMove; rows: readonly DiplomaRow[]; changes?: readonly Partial<DiplomaRow>[] };

async function noteMoves(trx: Trx, { move, rows, changes = [] }: Noted): Promise<void> {
  const { universityId, author, at, contentKey } = move;
  const status = targetOf(move.action);
  const events = rows.map(
    (row, index): AuditEvent => ({
      kind: `diploma.${status}`,
      subjectId: row.id,
      before: stateDigest(contentKey, row),
      after: stateDigest(contentKey, { ...row, ...changes[index], status }),
    }),
  );
  await appendAudit(trx, { universityId, author, at, events });
}
