/** Deletes data that is no longer needed: ended sessions, expired counters, idempotency keys. */
import type { FastifyBaseLogger } from "fastify";
import { sweepAttempts } from "./attempts/attempts.ts";
import { sweepNoticeHours } from "./attempts/notice-hours.ts";
import type { Clock } from "./clock.ts";
import type { Db } from "./database.ts";
import { sweepSessions } from "./sessions.ts";

const EVERY_MS = 15 * 60_000;
/** After a day no client retries any more. */
const IDEMPOTENCY_MS = 24 * 60 * 60_000;

type House = {
  db: Db;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Sweeps that the rooms add. */
  others?: readonly (() => Promise<void>)[];
};

/** Sweeps at intervals; every node may, also concurrently. */
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
  const old = new Date(clock.now().getTime() - IDEMPOTENCY_MS);
  await db.deleteFrom("idempotency_keys").where("created_at", "<", old).execute();
  for (const sweepOther of others) await sweepOther();
}
