/** Sets up the counters of attempts in a separate database, with a clock that moves only when the test advances it. */
import { createAttempts } from "../src/platform/attempts/attempts.ts";
import { startTestDatabase } from "./test-database.ts";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

export async function createAttemptsScene() {
  const { db } = await startTestDatabase();
  let now = Date.UTC(2026, 0, 1, 12);
  const clock = { now: () => new Date(now) };
  const attempts = createAttempts({ db, clock, key: Buffer.alloc(32, 7) });

  /** Advances the clock, in milliseconds. */
  const advance = (ms: number) => {
    now += ms;
  };

  /** The kinds and purposes that are counted now. */
  const countedKinds = async () => {
    const rows = await db.selectFrom("attempts").select("key").orderBy("key").execute();
    return rows.map(({ key }) => key.split(":").slice(0, 2).join(":"));
  };

  const forgetAll = () => db.deleteFrom("attempts").execute();

  return { db, clock, attempts, advance, countedKinds, forgetAll };
}

/** The origin of a call: an address, and a browser that has opened these accounts. */
export const origin = (address = "192.0.2.1", ...opened: string[]) => ({
  address,
  known: { id: "browser", hasOpened: (account: string) => opened.includes(account) },
});

/** Makes texts that are all different. */
export const createTexts = () => {
  let last = 0;
  return () => {
    last += 1;
    return `${last}@staff.example`;
  };
};

/** Calls `act` this many times; gives the seconds to wait before the next call, or 0. */
export const waitAfter = async (times: number, act: () => Promise<unknown>) => {
  for (let time = 0; time < times; time += 1) await act();
  return act().then(
    () => 0,
    (error) => error.data.seconds,
  );
};
