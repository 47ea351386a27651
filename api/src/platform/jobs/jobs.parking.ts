/** Jobs that wait without a lease: parked until the chain ends them, or suspended until they are woken. */
import { type RawBuilder, sql } from "kysely";
import type { Trx } from "../database.ts";
import type { JobRow } from "./jobs.ts";

/** Parks a job that no worker may take, because its result on the chain ends it. */
export async function parkJob(trx: Trx, id: string): Promise<JobRow> {
  return trx
    .updateTable("jobs")
    .set({ status: "running", parked: true })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Parks a job whose own work is done and returns its lease; a job that has ended meanwhile is left unchanged. */
export async function parkLeasedJob(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable("jobs")
    .set({ parked: true, lease_until: null })
    .where("id", "=", id)
    .where("status", "=", "running")
    .execute();
}

/** An open job, locked; undefined once it has ended. */
export async function lockJob(trx: Trx, id: string): Promise<JobRow | undefined> {
  return trx
    .selectFrom("jobs")
    .selectAll()
    .where("id", "=", id)
    .where("status", "not in", ["succeeded", "failed"])
    .forUpdate()
    .executeTakeFirst();
}

type JobProgress = { id: string; done: number; result?: Record<string, unknown> };

/** Records how much of a job is done, and what came of it by now. */
export async function setJobDone(trx: Trx, { id, done, result }: JobProgress): Promise<void> {
  const set = { done, ...(result && { result: JSON.stringify(result) }) };
  await trx.updateTable("jobs").set(set).where("id", "=", id).execute();
}

/** Suspends a job that holds a lease: no worker takes it until `wakeJobs` names its reason. */
export async function putJobDown(trx: Trx, { id, waitingFor }: { id: string; waitingFor: string }): Promise<void> {
  await trx
    .updateTable("jobs")
    .set({ status: "waiting", waiting_for: waitingFor, lease_until: null })
    .where("id", "=", id)
    .execute();
}

/** Resumes the jobs of a university that were suspended for this reason. */
export async function wakeJobs(
  trx: Trx,
  { universityId, waitingFor }: { universityId: string | null; waitingFor: string },
): Promise<void> {
  await sql`
    update jobs set status = 'queued', waiting_for = null, run_after = now()
    where university_id = ${universityId} and status = 'waiting' and waiting_for = ${waitingFor} and not parked`.execute(
    trx,
  );
}

/** Gives a parked job back to the workers, because its work must be done again. */
export async function resumeParkedJob(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable("jobs")
    .set({ status: "queued", parked: false, waiting_for: null, run_after: sql<Date>`now()` })
    .where("id", "=", id)
    .where("parked", "=", true)
    .where("status", "in", ["running", "waiting"])
    .execute();
}

/**
 * Writes into parked jobs the reason why they wait, or null when they go on. Only changes are written. `reasons` is a
 * query, so that it is read in the same statement.
 */
export async function setParkedWaiting(
  trx: Trx,
  reasons: RawBuilder<{ job_id: string; waiting_for: string | null }>,
): Promise<void> {
  await sql`
    update jobs j set status = case when t.waiting_for is null then 'running' else 'waiting' end, waiting_for = t.waiting_for
    from (${reasons}) t
    where j.id = t.job_id and j.parked and j.status in ('running', 'waiting')
      and j.waiting_for is distinct from t.waiting_for`.execute(trx);
}
