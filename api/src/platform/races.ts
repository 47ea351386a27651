/** Tries a transaction again that lost a race: another one stored the same number first, or both waited for each other. */
import pg from "pg";
import { brokenConstraint } from "./database.ts";

const TRIES = 4;
const DEADLOCK = "40P01";

/** Runs the work; after a lost race it runs anew, and then sees what the winner has stored. */
export async function retryRaces<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isLostRace(error)) throw error;
    }
  }
}

function isLostRace(error: unknown): boolean {
  if (brokenConstraint(error) !== undefined) return true;
  return error instanceof pg.DatabaseError && error.code === DEADLOCK;
}
