/**
 * Mails about a signed batch. The transaction that makes the batch final queues one job, whatever the batch's size; the
 * job writes the mails later, page by page, at the rate of their sending, so that signing does not wait for them.
 */
import { sql } from "kysely";
import { SYSTEM } from "../../../platform/audit/audit.ts";
import type { Clock } from "../../../platform/clock.ts";
import { crashPoint } from "../../../platform/crash-points.ts";
import type { Trx } from "../../../platform/database.ts";
import { continueJob, endJob, queueJob } from "../../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../../platform/jobs/worker.ts";
import type { RecordKind, RecordRow } from "../records.kind.ts";
import { readBatchRows } from "../signing/batch-moves.ts";

export const NOTIFY_JOB = "holders.notify";

/** Records per transaction. It locks the audit log, so it must be short. */
const PAGE = 200;

type QueueNotifyingOptions = { kind: Pick<RecordKind, "name">; universityId: string; batchId: string; count: number };

/** Queues the job of a batch, in the transaction in which it is final. */
export async function queueNotifying(
  trx: Trx,
  { kind, universityId, batchId, count }: QueueNotifyingOptions,
): Promise<void> {
  const payload = { kind: kind.name, batchId };
  await queueJob(trx, { universityId, kind: NOTIFY_JOB, total: count, payload, createdBy: SYSTEM.role });
}

type Turn = { done: number; at: Date };

/** How many mails of a record's batch are written (by place), and when the job goes on; undefined once all are. */
export async function findNotifying(trx: Trx, record: RecordRow): Promise<Turn | undefined> {
  const { university_id: universityId, batch_id: batchId } = record;
  return trx
    .selectFrom("jobs")
    .select(["done", "run_after as at"])
    .where("university_id", "=", universityId)
    .where("kind", "=", NOTIFY_JOB)
    .where("status", "in", ["queued", "running"])
    .where("parked", "=", false)
    .where(sql`payload->>'batchId'`, "=", batchId)
    .executeTakeFirst();
}

type NotifyingDeps = {
  clock: Clock;
  kinds: readonly RecordKind[];
  mailsOf(kind: string): { notifySigned(trx: Trx, records: readonly RecordRow[]): Promise<Date | undefined> };
};

export function createNotifying({ clock, kinds, mailsOf }: NotifyingDeps): Record<string, JobHandler> {
  /** A page and the job's progress are written in one transaction, so that a crash neither skips nor repeats a mail. */
  const notifyPage: JobHandler = async ({ job, fenced }) => {
    const { id, total, done, payload } = job;
    const batchId = String(payload.batchId);
    const kind = kinds.find(({ name }) => name === payload.kind);
    if (!kind) throw new Error(`the job ${id} is about records of the kind ${payload.kind}, which nobody keeps`);
    await fenced(async (trx) => {
      const records = await readBatchRows(trx, { kind, batchId, from: done, limit: PAGE });
      const at = await mailsOf(kind.name).notifySigned(trx, records);
      if (done + PAGE >= total) await endJob(trx, { id, at: clock.now() });
      else await continueJob(trx, { id, done: done + PAGE, at });
      crashPoint("notify.page");
    });
  };
  return { [NOTIFY_JOB]: notifyPage };
}
