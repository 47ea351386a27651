/** The application: every room, registered by name on one server. */
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { type Clock, systemClock } from "./platform/clock.ts";
import type { Db } from "./platform/database.ts";
import { cookieNames } from "./platform/http/cookies.ts";
import { mountOn, type Platform } from "./platform/http/mount.ts";
import { createServer } from "./platform/http/server.ts";
import { mountJobs } from "./platform/jobs/jobs.routes.ts";
import type { Secrets } from "./platform/secrets.ts";
import type { Signals } from "./platform/signals.ts";

export type AppOptions = {
  db: Db;
  pool: pg.Pool;
  signals: Signals;
  secrets: Secrets;
  publicUrl: string;
  profile: "demo" | "production";
  logLevel: string;
  clock?: Clock;
};

/** Builds the server with all its routes; it does not listen yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, signals, secrets, publicUrl, profile, logLevel, clock = systemClock } = options;
  const app = await createServer({ publicUrl, logLevel });
  const platform: Platform = {
    db,
    clock,
    cookies: cookieNames(publicUrl),
    csrfKey: secrets.csrf,
    publicUrl,
    strictOrigin: profile === "production",
  };
  const mount = mountOn(app, platform);
  mountJobs(mount, platform, signals);
  return app;
}
