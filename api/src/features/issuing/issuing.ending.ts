/** Ends a batch that is final on the chain, refused by it, or given up before; the job ends with its last batch. */
import type { RefusalCode } from "@ijaza/schema/errors/errors";
import type { Trx } from "../../platform/database.ts";
import { endJob } from "../../platform/jobs/jobs.ts";
import type { Lease } from "../../platform/jobs/worker.ts";
import {
  type Chain,
  type FinalPlace,
  listIssued,
  type OutboxHandler,
  type TransactionOf,
} from "../chain/chain.service.ts";
import { type BatchRow, findBatch } from "./batches.ts";
import { type ISSUE, type IssuingContext, kindOf } from "./issuing.context.ts";
import { takeBackOutdated } from "./issuing.keys.ts";

/** What the relayer calls when the transaction of a batch has come to its end. */
export function createIssueHandler(context: IssuingContext): OutboxHandler<typeof ISSUE> {
  return {
    async final(trx, transaction, place) {
      const batch = await lockBatch(trx, transaction);
      const signed = {
        status: "signed" as const,
        signer: place.signer ?? transaction.signer,
        transaction_hash: place.hash,
        block: place.block,
        block_at: place.at,
      };
      await trx.updateTable("batches").set(signed).where("id", "=", batch.id).execute();
      await kindOf(context, batch).settle(trx, { ...batch, status: "signed" }, place);
      await endSigning(context, { trx, jobId: batch.job_id });
    },
    async refused(trx, transaction, reason) {
      const batch = await lockBatch(trx, transaction);
      const error = reason === "UniversityIsSuspended" ? "university_suspended" : "chain_refused";
      await failBatch(context, { trx, batch, error });
    },
    foresee: (transaction) => takeBackOutdated(context, transaction),
    async locate({ subject: { universityRegistryId, root, count } }) {
      return findIssue(context.chain, { registryId: universityRegistryId, root, count });
    },
  };
}

/** Gives up a batch that cannot be made: its documents go back to their room, with the reason in the job. */
export function giveUpBatch(
  context: IssuingContext,
  { lease, batch, error }: { lease: Lease; batch: BatchRow; error: RefusalCode },
): Promise<void> {
  return lease.fenced((trx) => failBatch(context, { trx, batch, error }));
}

type FailBatchOptions = { trx: Trx; batch: BatchRow; error: RefusalCode };

async function failBatch(context: IssuingContext, { trx, batch, error }: FailBatchOptions): Promise<void> {
  await trx.updateTable("batches").set({ status: "failed" }).where("id", "=", batch.id).execute();
  await kindOf(context, batch).fail(trx, batch);
  await endSigning(context, { trx, jobId: batch.job_id, error });
}

/** Ends the job once none of its batches is open; one that failed makes it a failure. */
export async function endSigning(
  { clock }: IssuingContext,
  { trx, jobId, error = "chain_refused" }: { trx: Trx; jobId: string; error?: RefusalCode },
): Promise<void> {
  const batches = await trx
    .selectFrom("batches")
    .select(["id", "status", "transaction_hash"])
    .where("job_id", "=", jobId)
    .execute();
  if (batches.some(({ status }) => status === "making" || status === "anchoring")) return;
  const failed = batches.some(({ status }) => status === "failed");
  const result = {
    batches: batches.map(({ id, transaction_hash }) => ({ batchId: id, transaction: transaction_hash })),
  };
  await endJob(trx, { id: jobId, at: clock.now(), result, ...(failed && { error }) });
}

/**
 * The batch, with its job locked, as the worker locks it before anything else: so of two batches that end at once, the
 * second sees the end of the first, and the job ends.
 */
async function lockBatch(trx: Trx, { subject }: TransactionOf<typeof ISSUE>): Promise<BatchRow> {
  const batch = await findBatch(trx, subject.batchId);
  if (!batch) throw new Error(`there is no batch ${subject.batchId}`);
  await trx.selectFrom("jobs").select("id").where("id", "=", batch.job_id).forUpdate().execute();
  return batch;
}

/** Where a batch stands on the chain; null before it is final there. */
async function findIssue(
  chain: Chain,
  { registryId, root, count }: { registryId: number; root: string; count: number },
): Promise<FinalPlace | null> {
  const found = (await listIssued(chain, { registryId, root })).find((each) => each.count === count);
  if (!found) return null;
  const final = await chain.node.finalBlock(chain.finality);
  const block = await chain.node.block(found.block);
  if (!block || final === null || found.block > final) return null;
  return { hash: found.transaction, block: found.block, at: block.time, signer: found.signer };
}
