/** The background work of a node: jobs, transactions, mails and housekeeping. */
import type { FastifyBaseLogger } from "fastify";
import type { AppOptions } from "./app-options.ts";
import type { Rooms } from "./app-rooms.ts";
import type { Clock } from "./platform/clock.ts";
import { startHousekeeping } from "./platform/housekeeping.ts";
import { startWorker, type Worker } from "./platform/jobs/worker.ts";

export type Work = {
  /** Starts all of it, unless this process only answers calls. */
  start(): Promise<void>;
  /** Resolves once the current work has ended, and threads are closed. */
  stop(): Promise<void>;
  /** Whether jobs are being run. */
  isWorking(): boolean;
};

type WorkDeps = { clock: Clock; log: FastifyBaseLogger; rooms: Rooms };

export function createWork(options: AppOptions, { clock, log, rooms }: WorkDeps): Work {
  const { db, signals, works = true, onMismatch } = options;
  let worker: Worker | undefined;
  let housekeeping: { stop(): Promise<void> } | undefined;

  return {
    async start() {
      if (!works) return;
      await rooms.templates.installMissingStarters();
      await rooms.chain.makeMissingBadgeKeys();
      await rooms.tenants.enterIssuers();
      rooms.chain.start(onMismatch ?? ((error) => log.fatal({ err: error }, "the chain is another one")));
      const handlers = {
        ...rooms.issuing.jobs,
        ...rooms.records.jobs,
        ...rooms.sharing.requests.jobs,
        ...rooms.privacy.jobs,
      };
      worker = startWorker({ db, signals, handlers, log });
      rooms.mailer.start();
      const others = [
        rooms.diplomas.sweepFiles,
        rooms.documents.sweepFiles,
        rooms.accounts.own.applyDueEmails,
        rooms.statistics.sweep,
        rooms.sharing.requests.sweep,
        rooms.privacy.sweep,
        rooms.privacy.deleteOld,
      ];
      housekeeping = startHousekeeping({ db, clock, log, others });
    },

    async stop() {
      await Promise.all([rooms.chain.stop(), rooms.mailer.stop(), worker?.stop(), housekeeping?.stop()]);
      const { visits, pool, drawing, previewDrawing, opening } = rooms;
      await Promise.all([visits, pool, drawing, previewDrawing, opening].map((part) => part.close()));
    },

    isWorking: () => worker?.isWorking() === true,
  };
}
