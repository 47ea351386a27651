/** The application: its rooms on one server, and the workers behind them. */
import type { FastifyInstance } from "fastify";
import { mountRooms } from "./app-calls.ts";
import type { AppOptions } from "./app-options.ts";
import { createRooms, type Rooms } from "./app-rooms.ts";
import { createKnownBrowsers } from "./platform/attempts/known-browsers.ts";
import { systemClock } from "./platform/clock.ts";
import { startHousekeeping } from "./platform/housekeeping.ts";
import { cookieNames } from "./platform/http/cookies.ts";
import { serveErrorPages } from "./platform/http/error-pages.ts";
import { createMeter } from "./platform/http/meter.ts";
import { type Mount, mountOn } from "./platform/http/mount.ts";
import { serveOpenApi } from "./platform/http/openapi/openapi.ts";
import { serveOperations } from "./platform/http/operations.ts";
import { servePages } from "./platform/http/pages.ts";
import type { Platform } from "./platform/http/platform.ts";
import { createSecurityLog } from "./platform/http/security-log.ts";
import { createServer } from "./platform/http/server.ts";
import { createStreamLimits } from "./platform/http/stream-limits.ts";
import { serveWellKnown } from "./platform/http/well-known.ts";
import { startWorker, type Worker } from "./platform/jobs/worker.ts";

export type App = Awaited<ReturnType<typeof createApp>>;

type Additions = {
  /** Makes and mounts rooms beside those of the product: tests do so for a kind of record that it does not know. */
  addRooms?: ((mount: Mount, rooms: Rooms) => void) | undefined;
};

/** Builds the server with all its routes and, unless told otherwise, its workers; it does not listen yet. */
export async function createApp(options: AppOptions, { addRooms }: Additions = {}) {
  const { db, signals, secrets, publicUrl, profile, clock = systemClock, works = true } = options;
  const { logLevel, log, trustProxy, bodyPace } = options;
  const http = await createServer({
    publicUrl,
    logLevel,
    securityLog: createSecurityLog(secrets.securityLog),
    ...(log && { log }),
    ...(trustProxy && { trustProxy }),
    ...(bodyPace && { bodyPace }),
    ownHostOnly: profile === "demo",
  });
  const platform: Platform = {
    db,
    clock,
    cookies: cookieNames(publicUrl),
    csrfKey: secrets.csrf,
    browsers: createKnownBrowsers(secrets.browsers),
    meter: createMeter({ clock, perMinute: options.publicCallsPerMinute ?? 0 }),
    streams: createStreamLimits(options.mostStreams),
    publicUrl,
    strictOrigin: profile === "production",
  };
  const mount = mountOn(http, platform);
  const closing = new AbortController();
  const draining = new AbortController();
  let worker: Worker | undefined;
  http.addHook("preClose", async () => closing.abort());
  const rooms = createRooms(options, { clock, log: http.log });

  addRooms?.(mount, rooms);
  mountRooms(mount, { platform, options, rooms, closing: closing.signal });
  serveOpenApi(http, { publicUrl, cookies: platform.cookies });
  serveOperations(http, {
    needed: {
      database: async () => (await options.pool.query("select 1")).rowCount === 1,
      ...(works && { work: async () => worker?.isWorking() === true }),
    },
    others: { mail: rooms.mailer.isUp, chain: rooms.chain.isUp, storage: () => options.storage.isUp() },
    listFrozen: rooms.issuing.listPaused,
    draining: draining.signal,
    ...(options.metricsToken && { metricsToken: options.metricsToken }),
    gauges: {
      chain_transactions_open: { help: "Transactions that wait or are on their way.", read: rooms.chain.countOpen },
    },
  });
  serveWellKnown(http, { publicUrl, contact: options.mail.contact, clock });
  serveErrorPages(http);
  await servePages(http, {
    ...(options.pagesDir && { dir: options.pagesDir }),
    readHead: rooms.documents.pageHead,
    meter: platform.meter,
  });

  let housekeeping: { stop(): Promise<void> } | undefined;
  http.addHook("onReady", async () => {
    if (!works) return;
    await rooms.templates.installMissingStarters();
    await rooms.chain.makeMissingBadgeKeys();
    rooms.chain.start(options.onMismatch ?? ((error) => http.log.fatal({ err: error }, "the chain is another one")));
    worker = startWorker({
      db,
      signals,
      handlers: { ...rooms.issuing.jobs, ...rooms.records.jobs, ...rooms.sharing.requests.jobs },
      log: http.log,
    });
    rooms.mailer.start();
    const others = [
      rooms.diplomas.sweepFiles,
      rooms.documents.sweepFiles,
      rooms.accounts.own.applyDueEmails,
      rooms.statistics.sweep,
      rooms.sharing.requests.sweep,
    ];
    housekeeping = startHousekeeping({ db, clock, log: http.log, others });
  });
  http.addHook("onClose", async () => {
    await Promise.all([rooms.chain.stop(), rooms.mailer.stop(), worker?.stop(), housekeeping?.stop()]);
    const { visits, pool, typst, previewTypst, opening } = rooms;
    await Promise.all([visits, pool, typst, previewTypst, opening].map((part) => part.close()));
  });
  return {
    http: http as FastifyInstance,
    rooms,
    passwords: rooms.passwords,
    trust: rooms.trust,
    /** Says from now on that nobody should send more; what comes is still answered. */
    drain: () => draining.abort(),
  };
}
