/** The calls that read a job, once or as a stream. */
import { readJob, streamJob } from "@ijaza/schema/jobs/calls";
import type { Language } from "@ijaza/schema/product";
import { type Actor, scopeOf } from "../actor.ts";
import { AppError } from "../app-error.ts";
import { inScope } from "../database.ts";
import { openEventStream } from "../http/event-stream.ts";
import type { Mount } from "../http/mount.ts";
import type { Platform } from "../http/platform.ts";
import { isSessionOpen } from "../sessions.ts";
import type { Signals } from "../signals.ts";
import { describeJob, findJob, type JobRow } from "./jobs.ts";

const BEAT_MS = 15_000;

/** The staff share the jobs of their university; a student sees only own jobs. */
const mayRead = (actor: Actor, { created_by }: JobRow): boolean => actor.kind === "staff" || created_by === actor.id;

type MountJobsOptions = {
  signals: Signals;
  /** The server is closing: streams end, so that it can. */
  closing: AbortSignal;
};

export function mountJobs(mount: Mount, platform: Platform, { signals, closing }: MountJobsOptions): void {
  const read = async (actor: Actor, id: string, language: Language) => {
    const row = await inScope(platform.db, scopeOf(actor), (trx) => findJob(trx, id));
    if (!row || !mayRead(actor, row)) throw new AppError("not_found");
    return describeJob(row, language);
  };

  /** The same for an open stream, which ends with the session. */
  const readOn = async (actor: Actor, id: string, language: Language) => {
    const isOpen = await isSessionOpen(platform.db, { session: actor.session, clock: platform.clock });
    return isOpen ? read(actor, id, language) : null;
  };

  mount(readJob, ({ id }, { actor, language }) => read(actor, id, language));

  mount(streamJob, async ({ id }, { actor, language, request, reply }) => {
    await read(actor, id, language);
    const stream = openEventStream({ request, reply, actor, limits: platform.streams, closing });
    let last = "";
    while (!stream.gone.aborted) {
      const changed = signals.about("jobs", { subject: id, timeoutMs: BEAT_MS, signal: stream.gone });
      const job = await readOn(actor, id, language).catch(() => null);
      if (!job) break;
      const text = JSON.stringify(job);
      if (text === last) stream.beat();
      else stream.tell("job", job);
      last = text;
      if (job.status === "succeeded" || job.status === "failed") break;
      await changed;
    }
    stream.end();
    return undefined;
  });
}
