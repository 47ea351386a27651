/** The application: its rooms on one server, and the workers behind them. */
import type { FastifyInstance } from "fastify";
import { mountRooms } from "./app-calls.ts";
import type { AppOptions } from "./app-options.ts";
import { createRooms, type Rooms } from "./app-rooms.ts";
import { createWork, type Work } from "./app-work.ts";
import { createKnownBrowsers } from "./platform/attempts/known-browsers.ts";
import { type Clock, systemClock } from "./platform/clock.ts";
import { cookieNames } from "./platform/http/cookies.ts";
import { serveErrorPages } from "./platform/http/error-pages.ts";
import { createMeter } from "./platform/http/meter.ts";
import { type Mount, mountOn } from "./platform/http/mount.ts";
import { serveOpenApi } from "./platform/http/openapi/openapi.ts";
import { serveOperations } from "./platform/http/operations.ts";
import { servePages } from "./platform/http/pages.ts";
import type { Platform } from "./platform/http/platform.ts";
import { admitOthers } from "./platform/http/public-turns.ts";
import { createSecurityLog } from "./platform/http/security-log.ts";
import { createServer } from "./platform/http/server.ts";
import { createStreamLimits } from "./platform/http/stream-limits.ts";
import { NO_BUDGET } from "./platform/http/time-budget.ts";
import { serveWellKnown } from "./platform/http/well-known.ts";

export type App = {
  http: FastifyInstance;
  rooms: Rooms;
  passwords: Rooms["passwords"];
  trust: Rooms["trust"];
  /** Announces that no new requests should be sent; those that still arrive are answered. */
  drain(): void;
};

type Additions = {
  /** Creates and mounts rooms beside those of the product; tests add a kind of record that the product lacks. */
  addRooms?: ((mount: Mount, rooms: Rooms) => void) | undefined;
};

type StatusOptions = { options: AppOptions; clock: Clock; rooms: Rooms; work: Work; draining: AbortSignal };

function serveStatus(http: FastifyInstance, { options, clock, rooms, work, draining }: StatusOptions): void {
  serveOperations(http, {
    clock,
    needed: {
      database: async () => (await options.pool.query("select 1")).rowCount === 1,
      ...(options.works !== false && { work: async () => work.isWorking() }),
    },
    others: { mail: rooms.mailer.isUp, chain: rooms.chain.isUp, storage: () => options.storage.isUp() },
    listFrozen: rooms.issuing.listPaused,
    draining,
    metricsToken: options.metricsToken,
    gauges: {
      chain_transactions_open: { help: "Transactions that wait or are on their way.", read: rooms.chain.countOpen },
    },
    counters: {
      retention_deleted_total: {
        help: "Rows that this process deleted after their period, by kind of data.",
        label: "kind",
        read: rooms.privacy.countDeleted,
      },
    },
  });
}

/** Builds the server with all its routes and, unless `works` is false, its workers; it does not listen yet. */
export async function createApp(options: AppOptions, { addRooms }: Additions = {}): Promise<App> {
  const { db, secrets, publicUrl, profile, clock = systemClock } = options;
  const { logLevel, log, trustProxy, bodyPace } = options;
  const http = await createServer({
    publicUrl,
    logLevel,
    securityLog: createSecurityLog(secrets.securityLog),
    log,
    trustProxy,
    bodyPace,
  });
  const platform: Platform = {
    db,
    clock,
    cookies: cookieNames(publicUrl),
    csrfKey: secrets.csrf,
    browsers: createKnownBrowsers(secrets.browsers),
    meter: createMeter({ clock, perMinute: options.publicCallsPerMinute ?? 0 }),
    budget: options.budget ?? NO_BUDGET,
    streams: createStreamLimits(options.mostStreams),
    publicUrl,
    strictOrigin: profile === "production",
  };
  admitOthers(http, platform.budget);
  const mount = mountOn(http, platform);
  const closing = new AbortController();
  const draining = new AbortController();
  http.addHook("preClose", async () => closing.abort());
  const rooms = createRooms(options, { clock, log: http.log });
  const work = createWork(options, { clock, log: http.log, rooms });

  addRooms?.(mount, rooms);
  mountRooms(mount, { platform, options, rooms, closing: closing.signal });
  serveOpenApi(http, { publicUrl, cookies: platform.cookies });
  serveStatus(http, { options, clock, rooms, work, draining: draining.signal });
  serveWellKnown(http, { publicUrl, contact: options.mail.contact, clock });
  serveErrorPages(http);
  await servePages(http, {
    dir: options.pagesDir,
    firstPaint: options.firstPaint,
    readHead: async (request) =>
      (await rooms.documents.pageHead(request)) ?? (await rooms.universityPages.pageHead(request)),
    meter: platform.meter,
  });
  http.addHook("onReady", work.start);
  http.addHook("onClose", work.stop);

  return {
    http: http as FastifyInstance,
    rooms,
    passwords: rooms.passwords,
    trust: rooms.trust,
    drain: () => draining.abort(),
  };
}
