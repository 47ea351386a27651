/** Retries a transaction that conflicted with another one: a unique value was taken first, or the two deadlocked. */
import pg from "pg";
import { brokenConstraint } from "./database.ts";

const TRIES = 4;
const DEADLOCK = "40P01";

/** Runs the work up to four times; a retry sees what the other transaction has stored. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isConflict(error)) throw error;
    }
  }
}

function isConflict(error: unknown): boolean {
  if (brokenConstraint(error) !== undefined) return true;
  return error instanceof pg.DatabaseError && error.code === DEADLOCK;
}
