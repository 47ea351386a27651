/** Slows down guessing: failures are counted in the database, by account and by address, so that every node knows. */
import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { AppError } from "./app-error.ts";
import type { Clock } from "./clock.ts";
import type { Db } from "./database.ts";
import { networkOf } from "./network-of.ts";
import "./sessions.tables.ts";

const MINUTE = 60_000;

/** After `free` failures the key waits `wait`, twice as long after each further one, up to `longest`. */
type Rule = { free: number; wait: number; longest: number; forgottenAfter: number };

const ACCOUNT: Rule = { free: 5, wait: MINUTE, longest: 15 * MINUTE, forgottenAfter: 24 * 60 * MINUTE };
/** Counted in a window that the first failure opens. */
const ADDRESS = { failures: 50, window: 15 * MINUTE };

export type Attempts = {
  /** The key of an account, or of an identifier that no account has. */
  accountKey(kind: string, name: string): string;
  addressKey(address: string): string;
  /** Notes an attempt from an address; throws `too_many_requests`. */
  noteAddress(key: string): Promise<void>;
  /** Notes an attempt on each account and gives those that may be tried now; throws when none may. */
  noteAccounts(keys: readonly string[]): Promise<Set<string>>;
  /** The attempt succeeded: it was no failure, and the account's failures are forgotten. */
  forgive(succeeded: { account: string; address?: string }): Promise<void>;
};

/** An attempt counts as a failure before it is judged, so that many at once are no way around. */
export function createAttempts({ db, clock, key }: { db: Db; clock: Clock; key: Buffer }): Attempts {
  const digest = (text: string) => createHmac("sha256", key).update(`attempts\0${text}`).digest("base64url");

  return {
    accountKey: (kind, name) => `${kind}:${digest(name.toLowerCase())}`,
    addressKey: (address) => `address:${digest(networkOf(address))}`,

    async noteAddress(addressKey) {
      const now = clock.now();
      const opened = new Date(now.getTime() - ADDRESS.window);
      const { rows } = await sql<{ failures: number; window_started_at: Date }>`
        insert into attempts as a (key, failures, window_started_at) values (${addressKey}, 1, ${now})
        on conflict (key) do update set
          failures = case when a.window_started_at <= ${opened} then 1 else a.failures + 1 end,
          window_started_at = case when a.window_started_at <= ${opened} then ${now} else a.window_started_at end
        returning failures, window_started_at`.execute(db);
      const row = rows[0];
      if (row && row.failures > ADDRESS.failures) {
        throw tooMany(row.window_started_at.getTime() + ADDRESS.window - now.getTime());
      }
    },

    async noteAccounts(keys) {
      const now = clock.now();
      const waits = await Promise.all(keys.map((each) => noteAccount(db, { key: each, now })));
      const free = keys.filter((_, place) => waits[place] === 0);
      if (free.length === 0) throw tooMany(Math.min(...waits));
      return new Set(free);
    },

    async forgive({ account, address }) {
      await db.deleteFrom("attempts").where("key", "=", account).execute();
      if (!address) return;
      await sql`update attempts set failures = greatest(failures - 1, 0) where key = ${address}`.execute(db);
    },
  };
}

/** Milliseconds until the account may be tried; 0 when it may be now, and then the attempt is counted. */
async function noteAccount(db: Db, { key, now }: { key: string; now: Date }): Promise<number> {
  const { free, wait, longest, forgottenAfter } = ACCOUNT;
  const forgotten = new Date(now.getTime() - forgottenAfter);
  const { rows } = await sql`
    insert into attempts as a (key, failures, window_started_at) values (${key}, 1, ${now})
    on conflict (key) do update set
      failures = case when a.window_started_at <= ${forgotten} then 1 else a.failures + 1 end,
      window_started_at = ${now},
      blocked_until = case when a.window_started_at > ${forgotten} and a.failures + 1 >= ${free}::int
        then ${now}::timestamptz + least(${wait}::float8 * power(2, least(a.failures + 1 - ${free}::int, 10)), ${longest}::float8) * interval '1 millisecond' end
    where a.blocked_until is null or a.blocked_until <= ${now}
    returning key`.execute(db);
  if (rows.length > 0) return 0;
  const row = await db.selectFrom("attempts").select("blocked_until").where("key", "=", key).executeTakeFirst();
  return Math.max(1, (row?.blocked_until?.getTime() ?? 0) - now.getTime());
}

function tooMany(milliseconds: number): AppError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new AppError("too_many_requests", { retryAfter: seconds, data: { seconds } });
}

/** Drops counters that no longer slow anybody down. */
export async function sweepAttempts(db: Db, clock: Clock): Promise<void> {
  const now = clock.now().getTime();
  await db
    .deleteFrom("attempts")
    .where("window_started_at", "<", new Date(now - ACCOUNT.forgottenAfter))
    .execute();
}
