/** Jobs as records: queued in the transaction of the request, read by their university, ended once. */
import { ERRORS, type RefusalCode, refusalMessage } from "@ijaza/schema/errors/errors";
import type { Job } from "@ijaza/schema/jobs/calls";
import type { Language } from "@ijaza/schema/product";
import { type Selectable, sql } from "kysely";
import type { Tables, Trx } from "../database.ts";
import { newId } from "../ids.ts";
import "./jobs.tables.ts";

export type JobRow = Selectable<Tables["jobs"]>;

type NewJob = {
  universityId: string | null;
  kind: string;
  total: number;
  payload: Record<string, unknown>;
  createdBy: string;
};

/** Queues a job; it runs once the transaction is committed. */
export async function queueJob(trx: Trx, { universityId, kind, total, payload, createdBy }: NewJob): Promise<JobRow> {
  return trx
    .insertInto("jobs")
    .values({
      id: newId(),
      university_id: universityId,
      kind,
      total,
      payload: JSON.stringify(payload),
      created_by: createdBy,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type QueueJobLaterOptions = Pick<NewJob, "kind" | "payload" | "createdBy"> & { /** Seconds from now. */ delay: number };

/** Queues a later job without a university, in a scope that may queue jobs but not read them. */
export async function queueJobLater(
  trx: Trx,
  { kind, payload, createdBy, delay }: QueueJobLaterOptions,
): Promise<void> {
  await trx
    .insertInto("jobs")
    .values({
      id: newId(),
      university_id: null,
      kind,
      total: 1,
      payload: JSON.stringify(payload),
      created_by: createdBy,
      run_after: sql`now() + make_interval(secs => ${delay})`,
    })
    .execute();
}

/** A job by its id, in the transaction's scope. */
export async function findJob(trx: Trx, id: string): Promise<JobRow | undefined> {
  return trx.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The last job of a kind whose payload holds this, in the transaction's scope. */
export async function findJobAbout(
  trx: Trx,
  { universityId, kind, payload }: Pick<NewJob, "universityId" | "kind" | "payload">,
): Promise<JobRow | undefined> {
  return trx
    .selectFrom("jobs")
    .selectAll()
    .where("university_id", "=", universityId)
    .where("kind", "=", kind)
    .where(sql<boolean>`payload @> ${JSON.stringify(payload)}::jsonb`)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
}

/** Ends a job; false when it had ended before. */
export async function endJob(
  trx: Trx,
  { id, error, result, at }: { id: string; error?: RefusalCode; result?: Record<string, unknown>; at: Date },
): Promise<boolean> {
  const ended = await trx
    .updateTable("jobs")
    .set((row) => ({
      status: error ? ("failed" as const) : ("succeeded" as const),
      waiting_for: null,
      error: error ?? null,
      result: result ? JSON.stringify(result) : null,
      done: error ? row.ref("done") : row.ref("total"),
      parked: false,
      lease_until: null,
      ended_at: at,
    }))
    .where("id", "=", id)
    .where("status", "not in", ["succeeded", "failed"])
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** Requeues a partly done job: it goes on after the waiting ones, or at a later time. */
export async function continueJob(trx: Trx, { id, done, at }: { id: string; done: number; at?: Date | undefined }) {
  const runAfter = at ?? sql<Date>`now()`;
  await trx
    .updateTable("jobs")
    .set({ status: "queued", done, lease_until: null, tries: 0, run_after: runAfter })
    .where("id", "=", id)
    .execute();
}

/** Records the reason why an open job waits, or `null` when it goes on. Only changes are written. */
export async function setWaiting(trx: Trx, { id, waitingFor }: { id: string; waitingFor: string | null }) {
  await trx
    .updateTable("jobs")
    .set({ status: waitingFor ? "waiting" : "running", waiting_for: waitingFor })
    .where("id", "=", id)
    .where("status", "in", ["queued", "running", "waiting"])
    .where((row) => row.eb("waiting_for", "is distinct from", waitingFor))
    .execute();
}

/** The job as it is sent, with its error in the caller's language. */
export function describeJob(row: JobRow, language: Language): Job {
  const code = row.error && row.error in ERRORS ? (row.error as RefusalCode) : null;
  return {
    _id: row.id,
    kind: row.kind,
    status: row.status,
    done: row.done,
    total: row.total,
    ...(row.waiting_for && { waitingFor: row.waiting_for as NonNullable<Job["waitingFor"]> }),
    ...(row.error && {
      error: {
        error: row.error,
        message: code ? refusalMessage({ code, language, data: { requestId: row.id } }) : row.error,
      },
    }),
    ...(row.result && { result: row.result }),
  };
}
