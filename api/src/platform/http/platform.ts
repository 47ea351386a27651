/** What the platform provides to every route: effects and secrets. */
import type { KnownBrowsers } from "../attempts/known-browsers.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../database.ts";
import type { CookieNames } from "./cookies.ts";
import type { Meter } from "./meter.ts";
import type { StreamLimits } from "./stream-limits.ts";
import type { TimeBudget } from "./time-budget.ts";

export type Platform = {
  db: Db;
  clock: Clock;
  cookies: CookieNames;
  csrfKey: Buffer;
  meter: Meter;
  budget: TimeBudget;
  streams: StreamLimits;
  /** Which browsers have signed in before. */
  browsers: KnownBrowsers;
  publicUrl: string;
  /** Refuse origins other than `publicUrl`, even one that equals the requested host. */
  strictOrigin: boolean;
};
