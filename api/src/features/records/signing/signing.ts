/** Takes accepted records into one batch: checks the preconditions, reserves credits, and queues the batch's job. */
import type { Job } from "@ijaza/schema/jobs/calls";
import { sql } from "kysely";
import { AppError } from "../../../platform/app-error.ts";
import type { Clock } from "../../../platform/clock.ts";
import { crashPoint } from "../../../platform/crash-points.ts";
import type { Trx } from "../../../platform/database.ts";
import { describeJob, queueJob } from "../../../platform/jobs/jobs.ts";
import type { Chain } from "../../chain/chain.service.ts";
import type { Credits } from "../../credits/credits.service.ts";
import { type Issuing, insertBatch, reopenBatch, SIGN_JOB } from "../../issuing/issuing.service.ts";
import type { Universities } from "../../universities/universities.service.ts";
import { authorFor, type Caller } from "../records.caller.ts";
import type { RecordKind, RecordRow } from "../records.kind.ts";
import { moveBatch, placeInBatch } from "./batch-moves.ts";

export type SigningDeps = {
  clock: Clock;
  contentKey: Buffer;
  chain: Chain;
  issuing: Pick<Issuing, "isPaused">;
  credits: Credits;
  universities: Pick<Universities, "findById">;
};

/** Gas of anchoring a batch of any size, as measured (contracts/gas-report.md), plus a fifth. */
const ISSUE_GAS = 68_000n;

/** Failed batches that are signed again, and the number of their records. */
type FailedBatches = { batches: readonly string[]; count: number };

type BatchOptions<Row extends RecordRow> = {
  caller: Caller;
  kind: RecordKind<Row>;
  /** Ids of accepted records that are in no batch yet, which are locked. */
  fresh: readonly string[];
  failed: FailedBatches;
  /** Writes more of the fresh records. It runs after the credits are reserved: every transaction locks credits first. */
  before?: (at: Date) => Promise<void>;
};

export type Signing = {
  /** Throws when the chain accepts nothing from the university now; called before anything is locked. */
  refuseClosed(universityId: string): Promise<void>;
  /** Refuses a university that is suspended or has no key. */
  refuseUnready(trx: Trx, universityId: string): Promise<void>;
  /** Reserves credits, creates the batch and its job, and reopens the failed ones. */
  takeIntoBatch<Row extends RecordRow>(trx: Trx, options: BatchOptions<Row>): Promise<Job>;
  /** The price of signing that many, and what is available, for display in advance. Ether is in wei. */
  estimate(
    caller: Caller,
    options: { count: number },
  ): Promise<{ credits: number; creditsAvailable: number; ether: string; etherAvailable: string; batches: number }>;
};

export function createSigning({ clock, contentKey, chain, issuing, credits, universities }: SigningDeps): Signing {
  async function refuseNotEntered(universityId: string): Promise<void> {
    if ((await chain.enrolmentOf(universityId)).state === "refused") throw new AppError("enrolment_refused");
  }

  return {
    async refuseClosed(universityId) {
      await refuseNotEntered(universityId);
      if (issuing.isPaused(universityId)) throw new AppError("issuing_frozen", { retryAfter: 30 });
    },

    async refuseUnready(trx, universityId) {
      const university = await universities.findById(trx, universityId);
      if (university?.suspended_at)
        throw new AppError("university_suspended", { data: { reason: university.suspension_reason ?? "" } });
      // The job waits for keys that are not registered yet.
      if ((await chain.signingKeysOf(trx, universityId)) === "none") throw new AppError("no_signing_key");
    },

    async takeIntoBatch(trx, { caller, kind, fresh, failed, before }) {
      const { universityId, id: createdBy } = caller.actor;
      const total = fresh.length + failed.count;
      await credits.reserve(trx, { universityId, count: total });
      const job = await queueJob(trx, { universityId, kind: SIGN_JOB, total, payload: {}, createdBy });
      const at = clock.now();
      await before?.(at);
      const mover = { kind, universityId, contentKey, author: authorFor(caller), at };
      for (const batchId of failed.batches) {
        await reopenBatch(trx, { batchId, jobId: job.id });
        await moveBatch(trx, { ...mover, batchId, action: "reopen" });
      }
      if (fresh.length > 0) {
        const batch = { universityId, kind: kind.name, jobId: job.id, count: fresh.length };
        const batchId = await insertBatch(trx, { ...batch, createdBy });
        await placeInBatch(trx, { ...mover, batchId, ids: fresh });
      }
      crashPoint("sign.reserved");
      return describeJob(job, caller.language);
    },

    async estimate({ actor }, { count }) {
      await refuseNotEntered(actor.universityId);
      const [creditsAvailable, etherAvailable, ether] = await Promise.all([
        credits.available(actor),
        credits.ether(actor),
        chain.priceOf(ISSUE_GAS),
      ]);
      return {
        credits: count,
        creditsAvailable,
        ether: String(ether),
        etherAvailable: String(etherAvailable),
        batches: 1,
      };
    },
  };
}

/** Locks the failed batches of these records. A batch is signed again whole, because its root covers all leaves. */
export async function lockFailed(
  trx: Trx,
  { kind, records }: { kind: RecordKind; records: readonly Pick<RecordRow, "status" | "batch_id">[] },
): Promise<FailedBatches> {
  const of = ({ status, batch_id }: (typeof records)[number]) => (status === "error" && batch_id ? [batch_id] : []);
  const batches = [...new Set(records.flatMap(of))];
  if (batches.length === 0) return { batches, count: 0 };
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(kind.table)} where batch_id = any(${batches}) and status = 'error'
    order by id for update`.execute(trx);
  return { batches, count: rows.length };
}
