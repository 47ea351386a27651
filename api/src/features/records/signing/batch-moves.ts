/** Moves all records of a batch from status to status, and writes an audit event for each. */
import { CHAIN_ACTIONS } from "@ijaza/schema/records/record";
import { sql } from "kysely";
import { type AuditEvent, type Author, appendAudit } from "../../../platform/audit/audit.ts";
import type { Trx } from "../../../platform/database.ts";
import { shuffledIndexes } from "../../issuing/issuing.service.ts";
import type { RecordKind, RecordRow } from "../records.kind.ts";
import { lockRecords } from "../records.repository.ts";

/** Rows read at a time, which bounds memory and the time that others wait for this thread. */
const CHUNK = 500;

const MOVES = {
  settle: CHAIN_ACTIONS.settle,
  fail: CHAIN_ACTIONS.fail,
  reopen: { from: ["error"], to: "signing" },
} as const;

export type Mover<Row extends RecordRow> = {
  kind: RecordKind<Row>;
  universityId: string;
  batchId: string;
  author: Author;
  at: Date;
  contentKey: Buffer;
};

type Places<Row extends RecordRow> = Mover<Row> & { ids: readonly string[] };

/** Takes accepted records into their batch: each gets a place in random order, and an audit event. */
export async function placeInBatch<Row extends RecordRow>(trx: Trx, { ids, ...mover }: Places<Row>): Promise<void> {
  const { kind, batchId } = mover;
  const indexes = shuffledIndexes(ids.length);
  for (let start = 0; start < ids.length; start += CHUNK) {
    const step = ids.slice(start, start + CHUNK);
    const rows = await lockRecords(trx, { kind, ids: step });
    const indexOf = new Map(step.map((id, at) => [id, indexes[start + at]!]));
    const after = rows.map((row) => placed(row, { batchId, index: indexOf.get(row.id)! }));
    await noteMoves(trx, { mover, before: rows, after });
    await sql`
      update ${sql.table(kind.table)} r set status = ${MOVES.reopen.to}, batch_id = ${batchId}, batch_index = x.index
      from unnest(${step}::text[], ${step.map((id) => indexOf.get(id)!)}::integer[]) as x(id, index)
      where r.id = x.id`.execute(trx);
  }
}

const placed = <Row extends RecordRow>(row: Row, { batchId, index }: { batchId: string; index: number }): Row => ({
  ...row,
  status: MOVES.reopen.to,
  batch_id: batchId,
  batch_index: index,
});

type Moved<Row extends RecordRow> = Mover<Row> & {
  action: keyof typeof MOVES;
};

/** Moves every record of a batch and writes an audit event for each. */
export async function moveBatch<Row extends RecordRow>(trx: Trx, { action, ...mover }: Moved<Row>): Promise<void> {
  const { kind, batchId, at } = mover;
  const { from, to } = MOVES[action];
  for (let next = 0; ; ) {
    const rows = await readBatchRows(trx, { kind, batchId, from: next });
    if (rows.length === 0) break;
    const movable = rows.filter(({ status }) => from.some((each) => each === status));
    await noteMoves(trx, { mover, before: movable, after: movable.map((row) => ({ ...row, status: to })) });
    next = rows.at(-1)!.batch_index! + 1;
  }
  const signed = action === "settle" ? sql`, signed_at = ${at}` : sql``;
  await sql`
    update ${sql.table(kind.table)} set status = ${to} ${signed}
    where batch_id = ${batchId} and status = any(${from})`.execute(trx);
}

type Read<Row extends RecordRow> = { kind: RecordKind<Row>; batchId: string; from: number; limit?: number };

/** Records of a batch from a given place, in the order of their places. */
export async function readBatchRows<Row extends RecordRow>(
  trx: Trx,
  { kind, batchId, from, limit = CHUNK }: Read<Row>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(kind.table)} where batch_id = ${batchId} and batch_index >= ${from}
    order by batch_index limit ${limit}`.execute(trx);
  return rows;
}

type Noted<Row extends RecordRow> = { mover: Mover<Row>; before: readonly Row[]; after: readonly Row[] };

async function noteMoves<Row extends RecordRow>(trx: Trx, { mover, before, after }: Noted<Row>): Promise<void> {
  const { kind, universityId, author, at, contentKey } = mover;
  const events = after.map(
    (row, index): AuditEvent => ({
      kind: `${kind.name}.${row.status}`,
      subjectId: row.id,
      before: kind.stateDigest(contentKey, before[index]!),
      after: kind.stateDigest(contentKey, row),
    }),
  );
  await appendAudit(trx, { universityId, author, at, events });
}
