/** Records of a batch: what is signed of each, and how they change when the batch is final or refused. */
import { sql } from "kysely";
import { AppError } from "../../../platform/app-error.ts";
import { SYSTEM } from "../../../platform/audit/audit.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Trx } from "../../../platform/database.ts";
import type { Credits } from "../../credits/credits.service.ts";
import type { BatchRecord, Issuing } from "../../issuing/issuing.service.ts";
import { queueNotifying } from "../mails/notify-holders.ts";
import { contentDigest } from "../records.content.ts";
import type { RecordKind, RecordRow } from "../records.kind.ts";
import { readPrinted } from "../records.signatories.ts";
import { moveBatch } from "./batch-moves.ts";

export type IssuingDeps = { clock: Clock; contentKey: Buffer; issuing: Issuing; credits: Credits };

/** Queues the revocation of a record that another one replaces. */
export type QueueRevocation<Row extends RecordRow> = (trx: Trx, record: Row) => Promise<void>;

type Moved<Row extends RecordRow> = { batchId: string; at: Date; queueRevocation: QueueRevocation<Row> };

/** Further steps of a kind in the transaction that marks the records of a final batch as signed. */
export type FinalSteps<Row extends RecordRow> = {
  /** Locks what `afterMoved` changes, because records must be locked before the audit log, which moving locks. */
  beforeMoved(trx: Trx, batchId: string): Promise<void>;
  afterMoved(trx: Trx, moved: Moved<Row>): Promise<void>;
};

type Registered<Row extends RecordRow> = {
  kind: RecordKind<Row>;
  queueRevocation: QueueRevocation<Row>;
  finalSteps?: FinalSteps<Row> | undefined;
};

/** Registers with the room issuing how batches of the kind are made and ended. */
export function registerKind<Row extends RecordRow>(deps: IssuingDeps, registered: Registered<Row>): void {
  const { kind, queueRevocation, finalSteps } = registered;
  const { clock, contentKey, issuing, credits } = deps;
  const mover = { kind, contentKey, author: SYSTEM };
  issuing.register(kind.name, {
    credentialType: kind.credentialType,
    load: (trx, range) => loadContents(trx, { ...range, kind, contentKey }),
    async settle(trx, batch, { at }) {
      // Credits first, as when they are reserved: transactions that lock in the same order cannot deadlock.
      const { id: batchId, university_id: universityId, count } = batch;
      await credits.settle(trx, { universityId, count, reference: batchId, at });
      await finalSteps?.beforeMoved(trx, batchId);
      await moveBatch(trx, { ...mover, universityId, batchId, action: "settle", at });
      await queueNotifying(trx, { kind, universityId, batchId, count });
      await finalSteps?.afterMoved(trx, { batchId, at, queueRevocation });
    },
    async fail(trx, { id: batchId, university_id: universityId, count }) {
      await credits.release(trx, { universityId, count });
      await moveBatch(trx, { ...mover, universityId, batchId, action: "fail", at: clock.now() });
    },
  });
}

type LoadContentsOptions = { kind: RecordKind; batchId: string; from: number; limit: number; contentKey: Buffer };

type AcceptedRow = Pick<
  RecordRow,
  "id" | "batch_index" | "content" | "content_salt" | "content_digest" | "signatories"
>;

/** The accepted contents of a batch; refuses if bytes differ from what was accepted. */
async function loadContents(
  trx: Trx,
  { kind, batchId, from, limit, contentKey }: LoadContentsOptions,
): Promise<BatchRecord[]> {
  const { rows } = await sql<AcceptedRow>`
    select id, batch_index, content, content_salt, content_digest, signatories from ${sql.table(kind.table)}
    where batch_id = ${batchId} and batch_index >= ${from} order by batch_index limit ${limit}`.execute(trx);
  const printedOf = await readPrinted(trx, rows);
  return rows.map((row) => {
    const { id, batch_index, content, content_salt: salt, content_digest } = row;
    const stands = content !== null && salt !== null && content_digest !== null;
    const signatories = printedOf(row);
    if (!stands || !contentDigest({ key: contentKey, salt, content, signatories }).equals(content_digest)) {
      throw new AppError("content_changed");
    }
    return { recordId: id, index: batch_index!, claims: content };
  });
}
