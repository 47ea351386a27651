/** The application: its rooms on one server, and the workers behind them. */
import type { FastifyInstance } from "fastify";
import { mountRooms } from "./app-calls.ts";
import type { AppOptions } from "./app-options.ts";
import { createRooms } from "./app-rooms.ts";
import { createKnownBrowsers } from "./platform/attempts/known-browsers.ts";
import { systemClock } from "./platform/clock.ts";
import { startHousekeeping } from "./platform/housekeeping.ts";
import { cookieNames } from "./platform/http/cookies.ts";
import { createMeter } from "./platform/http/meter.ts";
import { mountOn } from "./platform/http/mount.ts";
import { serveOpenApi } from "./platform/http/openapi.ts";
import { serveOperations } from "./platform/http/operations.ts";
import { servePages } from "./platform/http/pages.ts";
import type { Platform } from "./platform/http/platform.ts";
import { createSecurityLog } from "./platform/http/security-log.ts";
import { createServer } from "./platform/http/server.ts";
import { startWorker } from "./platform/jobs/worker.ts";

export type App = Awaited<ReturnType<typeof createApp>>;

/** Builds the server with all its routes and, unless told otherwise, its workers; it does not listen yet. */
export async function createApp(options: AppOptions) {
  const { db, signals, secrets, publicUrl, profile, clock = systemClock, works = true } = options;
  const { logLevel, log, trustProxy } = options;
  const http = await createServer({
    publicUrl,
    logLevel,
    securityLog: createSecurityLog(secrets.securityLog),
    ...(log && { log }),
    ...(trustProxy && { trustProxy }),
  });
  const platform: Platform = {
    db,
    clock,
    cookies: cookieNames(publicUrl),
    csrfKey: secrets.csrf,
    browsers: createKnownBrowsers(secrets.browsers),
    meter: createMeter({ clock, perMinute: options.publicCallsPerMinute ?? 0 }),
    publicUrl,
    strictOrigin: profile === "production",
  };
  const mount = mountOn(http, platform);
  const closing = new AbortController();
  http.addHook("preClose", async () => closing.abort());
  const rooms = createRooms(options, { clock, log: http.log });

  mountRooms(mount, { platform, options, rooms, closing: closing.signal });
  serveOpenApi(http, publicUrl);
  serveOperations(http, {
    dependencies: {
      database: async () => (await options.pool.query("select 1")).rowCount === 1,
      chain: rooms.chain.isUp,
      mail: rooms.mailer.isUp,
    },
    gauges: {
      chain_transactions_open: { help: "Transactions that wait or are on their way.", read: rooms.chain.countOpen },
    },
  });
  if (options.pagesDir) await servePages(http, { dir: options.pagesDir, readHead: rooms.documents.pageHead });

  let worker: { stop(): Promise<void> } | undefined;
  let housekeeping: { stop(): Promise<void> } | undefined;
  http.addHook("onReady", async () => {
    if (!works) return;
    await rooms.templates.installMissingStarters();
    await rooms.chain.makeMissingBadgeKeys();
    rooms.chain.start(options.onMismatch ?? ((error) => http.log.fatal({ err: error }, "the chain is another one")));
    worker = startWorker({ db, signals, handlers: rooms.issuing.jobs, log: http.log });
    rooms.mailer.start();
    const others = [rooms.diplomas.sweepFiles, rooms.documents.sweepFiles, rooms.accounts.own.applyDueEmails];
    housekeeping = startHousekeeping({ db, clock, log: http.log, others });
  });
  http.addHook("onClose", async () => {
    await Promise.all([rooms.chain.stop(), rooms.mailer.stop(), worker?.stop(), housekeeping?.stop()]);
    await Promise.all([rooms.visits.close(), rooms.pool.close(), rooms.typst.close()]);
  });
  return { http: http as FastifyInstance, rooms, passwords: rooms.passwords, trust: rooms.trust };
}
