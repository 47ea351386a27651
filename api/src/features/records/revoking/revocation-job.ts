/** The job of a revocation: it counts the ends of its records, and ends with the last of them. */
import type { Trx } from "../../../platform/database.ts";
import { lockJob, setJobDone } from "../../../platform/jobs/jobs.parking.ts";
import { endJob } from "../../../platform/jobs/jobs.ts";

type CountEndedOptions = {
  jobId: string;
  ids: readonly string[];
  /** The transaction with which they are revoked; null when the chain has refused it. */
  hash: string | null;
  at: Date;
};

const textsIn = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : []);

/** A job of one record ends with its transaction. One of many names all transactions, and the records that were refused. */
export async function countEnded(trx: Trx, { jobId: id, ids, hash, at }: CountEndedOptions): Promise<void> {
  const job = await lockJob(trx, id);
  if (!job) return;
  const refused = [...textsIn(job.result?.refused), ...(hash === null ? ids : [])];
  const transactions = [...textsIn(job.result?.transactions), ...(hash ? [hash] : [])];
  const done = job.done + ids.length;
  const result = { transactions, refused };
  if (done < job.total) await setJobDone(trx, { id, done, result });
  else if (refused.length === job.total) await endJob(trx, { id, at, error: "chain_refused" });
  else await endJob(trx, { id, at, result: job.total === 1 ? { transaction: hash } : result });
}
