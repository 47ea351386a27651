/** Runs queued jobs under 60-second leases with a fencing token, so that a killed worker's job is taken over. */
import type { FastifyBaseLogger } from "fastify";
import { sql } from "kysely";
import { AppError } from "../app-error.ts";
import { type Db, inScope, type Trx } from "../database.ts";
import type { Signals } from "../signals.ts";
import { ownShares } from "../time-shares.ts";
import { setJobDone } from "./jobs.parking.ts";
import { endJob, type JobRow } from "./jobs.ts";

const NEXT_JOB = { all: "workers take the next job of any university" };

const LEASE_SECONDS = 60;
const BEAT_MS = 15_000;
const IDLE_MS = 5_000;
const MAX_BACKOFF_SECONDS = 60;

export type Lease = {
  job: JobRow;
  /** Records progress; throws when the lease was lost. */
  progress(done: number): Promise<void>;
  /** Runs a transaction that commits only while the lease is held; this fences off a worker that was too slow. */
  fenced<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  signal: AbortSignal;
};

/** `"ended"` when the handler ended the job or handed it on (`"parked"`); the handler must do one of them. */
export type JobHandler = (lease: Lease) => Promise<void>;

type WorkerOptions = { db: Db; signals: Signals; handlers: Record<string, JobHandler>; log: FastifyBaseLogger };

class LeaseLost extends Error {}

export type Worker = {
  /** Whether the worker still looks for jobs. */
  isWorking(): boolean;
  stop(): Promise<void>;
};

/** Starts working; `stop` waits for the current step. */
export function startWorker({ db, signals, handlers, log }: WorkerOptions): Worker {
  const stopping = new AbortController();
  const loop = async () => {
    while (!stopping.signal.aborted) {
      const job = await claim(db, Object.keys(handlers)).catch((error) => {
        log.warn({ err: error }, "cannot claim a job");
        return undefined;
      });
      if (job) await run({ db, handlers, log, job, stopping: stopping.signal });
      else await signals.next("jobs", { timeoutMs: IDLE_MS, signal: stopping.signal });
    }
  };
  let working = true;
  const running = loop().finally(() => {
    working = false;
  });
  return {
    isWorking: () => working,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function claim(db: Db, kinds: string[]): Promise<JobRow | undefined> {
  return inScope(db, NEXT_JOB, async (trx) => {
    const { rows } = await sql<JobRow>`
      update jobs set status = 'running', lease_until = now() + make_interval(secs => ${LEASE_SECONDS}),
        lease_token = lease_token + 1, tries = tries + 1
      where id = (
        select id from jobs
        where status in ('queued', 'running') and not parked and kind = any(${kinds})
          and run_after <= now() and (lease_until is null or lease_until < now())
        order by run_after limit 1 for update skip locked)
      returning *`.execute(trx);
    return rows[0];
  });
}

async function run({
  db,
  handlers,
  log,
  job,
  stopping,
}: {
  db: Db;
  handlers: Record<string, JobHandler>;
  log: FastifyBaseLogger;
  job: JobRow;
  stopping: AbortSignal;
}) {
  const lost = new AbortController();
  const lease: Lease = {
    job,
    signal: AbortSignal.any([stopping, lost.signal]),
    fenced: (work) =>
      inScope(db, NEXT_JOB, async (trx) => {
        await holdFence(trx, job);
        return work(trx);
      }),
    progress: (done) => lease.fenced((trx) => setJobDone(trx, { id: job.id, done })),
  };
  const beat = setInterval(() => {
    extend(db, job).catch(() => lost.abort());
  }, BEAT_MS);
  const share = ownShares.begin();
  try {
    await handlers[job.kind]!(lease);
  } catch (error) {
    await settleFailure({ db, log, job, error });
  } finally {
    share.end();
    clearInterval(beat);
  }
}

/** Locks the job's row, and throws when another worker has taken the job over. */
async function holdFence(trx: Trx, job: JobRow): Promise<void> {
  const { rows } = await sql<{ lease_token: number }>`
    select lease_token from jobs where id = ${job.id} for update`.execute(trx);
  if (rows[0]?.lease_token !== job.lease_token) throw new LeaseLost(job.id);
}

async function extend(db: Db, job: JobRow): Promise<void> {
  await inScope(db, NEXT_JOB, async (trx) => {
    await holdFence(trx, job);
    await sql`update jobs set lease_until = now() + make_interval(secs => ${LEASE_SECONDS}) where id = ${job.id}`.execute(
      trx,
    );
  });
}

/** An expected refusal ends the job; after any other error it is retried with growing delays. */
async function settleFailure({ db, log, job, error }: { db: Db; log: FastifyBaseLogger; job: JobRow; error: unknown }) {
  if (error instanceof LeaseLost) return;
  const refusal = error instanceof AppError && error.status < 500 ? error.code : null;
  log.error({ err: error, job: job.id, kind: job.kind }, refusal ? "job refused" : "job failed, to be tried again");
  const settle = inScope(db, NEXT_JOB, async (trx) => {
    await holdFence(trx, job);
    if (refusal) return endJob(trx, { id: job.id, error: refusal, at: new Date() });
    const delay = Math.min(2 ** Math.min(job.tries, 10), MAX_BACKOFF_SECONDS);
    return sql`update jobs set status = 'queued', lease_until = null,
      run_after = now() + make_interval(secs => ${delay}) where id = ${job.id}`.execute(trx);
  });
  await settle.catch((later) => log.warn({ err: later, job: job.id }, "the job's lease will run out"));
}
