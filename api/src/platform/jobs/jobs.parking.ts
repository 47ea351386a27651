/** Jobs that wait without a lease: parked until the chain ends them, or put down until somebody wakes them. */
import { type RawBuilder, sql } from "kysely";
import type { Trx } from "../database.ts";
import type { JobRow } from "./jobs.ts";

/** Parks a job that no worker is to take: what it queued on the chain ends it. */
export async function parkJob(trx: Trx, id: string): Promise<JobRow> {
  return trx
    .updateTable("jobs")
    .set({ status: "running", parked: true })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Parks a job whose work is done and gives its lease back; one that has ended meanwhile stays as it is. */
export async function parkLeasedJob(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable("jobs")
    .set({ parked: true, lease_until: null })
    .where("id", "=", id)
    .where("status", "=", "running")
    .execute();
}

/** Notes how much of a job is done. */
export async function setJobDone(trx: Trx, { id, done }: { id: string; done: number }): Promise<void> {
  await trx.updateTable("jobs").set({ done }).where("id", "=", id).execute();
}

/** Puts a job down that holds a lease: no worker takes it until `wakeJobs` names what it waits for. */
export async function putJobDown(trx: Trx, { id, waitingFor }: { id: string; waitingFor: string }): Promise<void> {
  await trx
    .updateTable("jobs")
    .set({ status: "waiting", waiting_for: waitingFor, lease_until: null })
    .where("id", "=", id)
    .execute();
}

/** Lets the jobs of a university go on that were put down until this. */
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

/**
 * Writes into parked jobs what they wait for, or that they go on (null). Only what changes is written. `reasons` is a query,
 * so that it is read in the same statement.
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
