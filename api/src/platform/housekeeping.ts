/** Drops what nobody needs any more: sessions that are over, counters that slow nobody down, replies kept for retries. */
import type { FastifyBaseLogger } from "fastify";
import { sweepAttempts } from "./attempts/attempts.ts";
import { sweepNoticeHours } from "./attempts/notice-hours.ts";
import type { Clock } from "./clock.ts";
import type { Db } from "./database.ts";
import { sweepSessions } from "./sessions.ts";

const EVERY_MS = 15 * 60_000;
/** A client that retries after a day is not retrying any more. */
const REPLIES_KEPT_MS = 24 * 60 * 60_000;

type House = {
  db: Db;
  clock: Clock;
  log: FastifyBaseLogger;
  /** What rooms sweep of their own. */
  others?: readonly (() => Promise<void>)[];
};

/** Sweeps now and then; every node may, at once too. */
export function startHousekeeping(house: House): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = sweep(house).catch((error) => house.log.warn({ err: error }, "the sweeping is left for later"));
  }, EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Sweeps once. */
export async function sweep({ db, clock, others = [] }: Omit<House, "log">): Promise<void> {
  await sweepSessions(db, clock);
  await sweepAttempts(db, clock);
  await sweepNoticeHours(db);
  const old = new Date(clock.now().getTime() - REPLIES_KEPT_MS);
  await db.deleteFrom("replies").where("created_at", "<", old).execute();
  for (const sweepOther of others) await sweepOther();
}
