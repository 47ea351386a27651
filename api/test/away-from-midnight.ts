/** For tests in which the day may not turn: what they do counts for the day on which they ask. */
import { setTimeout as delay } from "node:timers/promises";

const DAY_MS = 24 * 60 * 60_000;
/** Longer than such a file takes on a busy machine, and than the kept chain is ahead. */
const LAST_MS = 3 * 60_000;

/** Resolves at once; in the last minutes of a day (UTC) once it is over. */
export async function awayFromMidnight(): Promise<void> {
  const left = DAY_MS - (Date.now() % DAY_MS);
  if (left < LAST_MS) await delay(left);
}
