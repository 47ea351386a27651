/**
 * Removes the files of erased people from the storage: at once by a job, and again some time later, because a file may
 * have been in the making when its record was erased.
 */
import { sql } from "kysely";
import { crashPoint } from "../../../platform/crash-points.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import { endJob, type JobRow, queueJob } from "../../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../../platform/jobs/worker.ts";
import type { PrivacyDeps } from "../privacy.deps.ts";
import "../privacy.tables.ts";

export const REMOVE_JOB = "erasure.files";

/** No file takes so long to make. */
const AGAIN_AFTER_MS = 60 * 60_000;
const SWEPT_AT_ONCE = 500;
/** Files between two reports of the job's progress. */
const STEP = 20;

type NoteOptions = { universityId: string; jobId: string; files: readonly string[]; at: Date };

export async function noteErasedFiles(trx: Trx, { universityId, jobId, files, at }: NoteOptions): Promise<void> {
  if (files.length === 0) return;
  const rows = files.map((file) => ({ file, university_id: universityId, job_id: jobId, erased_at: at }));
  await trx.insertInto("erased_files").values(rows).execute();
}

type QueueOptions = Omit<NoteOptions, "jobId"> & { payload: Record<string, unknown>; createdBy: string };

/** Queues the job that removes these files. */
export async function queueRemoving(trx: Trx, { payload, createdBy, ...noted }: QueueOptions): Promise<JobRow> {
  const { universityId, files } = noted;
  const job = await queueJob(trx, { universityId, kind: REMOVE_JOB, total: files.length, payload, createdBy });
  await noteErasedFiles(trx, { ...noted, jobId: job.id });
  return job;
}

type RemovingDeps = Pick<PrivacyDeps, "db" | "clock" | "storage" | "diplomas">;

export function createRemovingFiles({ db, clock, storage, diplomas }: RemovingDeps) {
  /** Removing a file twice does no harm, so a job that was interrupted begins again. */
  const removeFiles: JobHandler = async ({ job, fenced, progress, signal }) => {
    const files = await inScope(db, { all: "workers take the next job of any university" }, (trx) =>
      listFilesOf(trx, job.id),
    );
    for (const [at, file] of files.entries()) {
      signal.throwIfAborted();
      await storage.remove(file);
      crashPoint("erase.file");
      if ((at + 1) % STEP === 0) await progress(at + 1);
    }
    // Uploaded files are kept by their content, which another student's diploma may name too.
    await diplomas.sweepFiles();
    await fenced((trx) => endJob(trx, { id: job.id, at: clock.now() }));
  };

  return {
    jobs: { [REMOVE_JOB]: removeFiles },

    /** Removes files again, at most 500. Several nodes may run it at once. */
    async sweep(): Promise<void> {
      const before = new Date(clock.now().getTime() - AGAIN_AFTER_MS);
      const files = await inScope(db, { all: "files are removed again by their age, whosever they are" }, (trx) =>
        listOld(trx, before),
      );
      for (const file of files) await storage.remove(file);
      await inScope(db, { all: "files are removed again by their age, whosever they are" }, (trx) =>
        forget(trx, files),
      );
    },
  };
}

async function listFilesOf(trx: Trx, jobId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("erased_files")
    .select("file")
    .where("job_id", "=", jobId)
    .orderBy("file")
    .execute();
  return rows.map(({ file }) => file);
}

async function listOld(trx: Trx, before: Date): Promise<string[]> {
  const old = trx.selectFrom("erased_files").select("file").where("erased_at", "<", before);
  return (await old.orderBy("erased_at").limit(SWEPT_AT_ONCE).execute()).map(({ file }) => file);
}

async function forget(trx: Trx, files: readonly string[]): Promise<void> {
  await trx.deleteFrom("erased_files").where("file", "=", sql<string>`any(${files})`).execute();
}
