/**
 * Limits of guesses and actions. Each way of counting has its own types for purpose and subject, so that an address
 * cannot be counted as a text, nor a person as an address. See docs/explanation/guesses.md.
 */
import type { Clock } from "../clock.ts";
import type { Db } from "../database.ts";
import { type Counter, counterKey, type NetworkPurpose, type PersonPurpose, type PromptPurpose } from "./counters.ts";
import { clearCounter, countWithWaits, FORGOTTEN_AFTER, type Window } from "./counting.ts";
import { type CountedGuess, type CounterDeps, countGuess, type Guess, timed, waitInWindow } from "./guesses.ts";
import { createMailAttempts, type MailAttempts } from "./mail-attempts.ts";
import { networkOf } from "./network-of.ts";
import { HOURLY_BY_PERSON, OWN_DATA, PER_NETWORK } from "./quotas.ts";
import { tooMany } from "./too-many.ts";

export type Attempts = MailAttempts & {
  /** Counts a guess by a caller who is not signed in. Throws `too_many_requests`. */
  guess(guess: Guess): Promise<CountedGuess>;
  /** Counts a question to a session, whose counter strangers cannot reach; throws `too_many_requests`. */
  prompt(purpose: PromptPurpose, session: Buffer): Promise<{ succeeded(): Promise<void> }>;
  /** Counts a call from a network; throws `too_many_requests`. */
  fromNetwork(purpose: Exclude<NetworkPurpose, Guess["purpose"]>, address: string): Promise<void>;
  /** Counts the mails of one person, with growing waits; throws `too_many_requests`. */
  byPerson(purpose: PersonPurpose, person: string): Promise<void>;
  /** Resets the counter, because the action of the person was no guess after all. */
  forgetPerson(purpose: PersonPurpose, person: string): Promise<void>;
  /**
   * Counts an address that a person gives to an account, 50 per hour, because the answer says whether it is taken; throws
   * `too_many_requests`.
   */
  givenAddress(person: string): Promise<void>;
  /** Counts a download of all that is kept of a person, 5 per day; throws `too_many_requests`. */
  ofOwnData(person: string): Promise<void>;
};

export function createAttempts(deps: CounterDeps): Attempts {
  const { db, key } = deps;

  const refuseWaiting = async (counter: Counter): Promise<void> => {
    const wait = await countWithWaits(db, timed(deps, counter));
    if (wait > 0) throw tooMany(wait);
  };
  const refuseMany = async (counter: Counter, window: Window): Promise<void> => {
    const wait = await waitInWindow(deps, counter, window);
    if (wait > 0) throw tooMany(wait);
  };

  return {
    ...createMailAttempts(deps),

    guess: (guess) => countGuess(deps, guess),

    async prompt(purpose, session) {
      const counter = { by: "session", purpose, session } as const;
      await refuseWaiting(counter);
      return { succeeded: () => clearCounter(db, counterKey(key, counter)) };
    },

    async fromNetwork(purpose, address) {
      await refuseMany({ by: "network", purpose, network: networkOf(address) }, PER_NETWORK[purpose]);
    },

    byPerson: (purpose, person) => refuseWaiting({ by: "person", purpose, person }),
    forgetPerson: (purpose, person) => clearCounter(db, counterKey(key, { by: "person", purpose, person })),

    givenAddress: (person) => refuseMany({ by: "person", purpose: "given-address", person }, HOURLY_BY_PERSON),
    ofOwnData: (person) => refuseMany({ by: "person", purpose: "own-data", person }, OWN_DATA),
  };
}

/** Deletes counters that limit nobody any more. */
export async function sweepAttempts(db: Db, clock: Clock): Promise<void> {
  const forgotten = new Date(clock.now().getTime() - FORGOTTEN_AFTER);
  await db.deleteFrom("attempts").where("window_started_at", "<", forgotten).execute();
}
