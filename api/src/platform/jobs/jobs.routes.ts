/** The calls that read a job, once or as a stream. */
import { readJob, streamJob } from "@ijaza/schema/jobs";
import type { Language } from "@ijaza/schema/product";
import { type Actor, scopeOf } from "../actor.ts";
import { AppError } from "../app-error.ts";
import { inScope } from "../database.ts";
import type { Mount } from "../http/mount.ts";
import type { Platform } from "../http/platform.ts";
import { isSessionOpen } from "../sessions.ts";
import type { Signals } from "../signals.ts";
import { describeJob, findJob } from "./jobs.ts";

const BEAT_MS = 15_000;

type Streams = { signals: Signals /** The server is closing: streams end, so that it can. */; closing: AbortSignal };

export function mountJobs(mount: Mount, platform: Platform, { signals, closing }: Streams): void {
  const read = async (actor: Actor, id: string, language: Language) => {
    const row = await inScope(platform.db, scopeOf(actor), (trx) => findJob(trx, id));
    if (!row) throw new AppError("not_found");
    return describeJob(row, language);
  };

  /** The same for an open stream, which ends with the session. */
  const readOn = async (actor: Actor, id: string, language: Language) => {
    const isOpen = await isSessionOpen(platform.db, { session: actor.session, clock: platform.clock });
    return isOpen ? read(actor, id, language) : null;
  };

  mount(readJob, ({ id }, { actor, language }) => read(actor, id, language));

  mount(streamJob, async ({ id }, { actor, language, request, reply }) => {
    let last = "";
    const first = await read(actor, id, language);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "x-request-id": request.id,
    });
    const left = new AbortController();
    raw.on("close", () => left.abort());
    const gone = AbortSignal.any([left.signal, closing]);
    for (let job = first; !gone.aborted; ) {
      const text = JSON.stringify(job);
      raw.write(text === last ? ": still here\n\n" : `event: job\ndata: ${text}\n\n`);
      last = text;
      if (job.status === "succeeded" || job.status === "failed") break;
      await waitForJob(signals, { id, signal: gone });
      if (gone.aborted) break;
      const next = await readOn(actor, id, language).catch(() => null);
      if (!next) break;
      job = next;
    }
    raw.end();
    return undefined;
  });
}

/** Resolves when the job changes, or after a beat. */
function waitForJob(signals: Signals, { id, signal }: { id: string; signal: AbortSignal }): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      off();
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const off = signals.on("jobs", (payload) => {
      if (payload === id || payload === "") end();
    });
    const timer = setTimeout(end, BEAT_MS);
    signal.addEventListener("abort", end);
  });
}
