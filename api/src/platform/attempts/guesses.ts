/** Guesses of secrets that open a session: a browser that has signed in to an account has its own budget. */
import { AppError } from "../app-error.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../database.ts";
import { type CanonicalText, canonicalText } from "./canonical-text.ts";
import { type Counter, counterKey, type GuessPurpose } from "./counters.ts";
import { clearCounter, countInWindow, countWithWaits, takeBack, type Window } from "./counting.ts";
import type { KnownBrowser } from "./known-browsers.ts";
import { networkOf } from "./network-of.ts";
import { tooMany } from "./too-many.ts";

export type CounterDeps = { db: Db; clock: Clock; key: Buffer };

/** The origin of a call: its network address, of which only an HMAC is kept, and the browser that its cookie proves. */
export type Origin = { address: string; known: KnownBrowser };

export type Guess = {
  purpose: GuessPurpose;
  origin: Origin;
  /** The typed name of the account. It is counted whether or not an account has it. */
  text: string;
  /** Ids of the accounts that the typed name may mean. */
  accounts: readonly string[];
};

/** A guess, counted before it is judged, so that concurrent guesses cannot evade the limit. */
export type CountedGuess = {
  /** Whether the secret of this account may be compared now. */
  mayTry(account: string): boolean;
  /** The secret matched these accounts, so the guess was no failure. */
  succeeded(accounts: readonly string[]): Promise<void>;
  /** The refusal of a wrong guess, with the value for the security log. */
  wrong(code: "invalid_credentials" | "second_factor_wrong"): AppError;
};

const UNKNOWN_BROWSERS = { most: 50, lasts: 15 * 60_000 };

/** Throws `too_many_requests` when no account may be tried, without a difference between known and unknown names. */
export async function countGuess(deps: CounterDeps, guess: Guess): Promise<CountedGuess> {
  const { purpose, origin, accounts } = guess;
  const text = canonicalText(guess.text);
  const known = accounts.filter(origin.known.hasOpened);
  const waits = new Map<string, number>();
  for (const account of known) waits.set(account, await countWithWaits(deps.db, timed(deps, ownCounter(account))));

  const isUnknown = accounts.length === 0 || known.length < accounts.length;
  const unknownWait = isUnknown ? await countUnknown(deps, { purpose, origin, text }) : Number.POSITIVE_INFINITY;
  const mayTry = (account: string) => (waits.get(account) ?? unknownWait) === 0;
  const shortest = Math.min(unknownWait, ...waits.values());
  if (shortest > 0) throw tooMany(shortest, text);

  return {
    mayTry,
    wrong: (code) => new AppError(code, { about: text }),
    async succeeded(matched) {
      for (const account of matched) {
        if (waits.has(account)) await clearCounter(deps.db, counterKey(deps.key, ownCounter(account)));
      }
      if (unknownWait !== 0) return;
      await takeBack(deps.db, counterKey(deps.key, networkCounter(guess)));
      // The guesses of others are forgotten only if the text means a single account. Otherwise the owner of one account
      // could use a number that several accounts share to get new guesses at the others.
      const forget = accounts.length === 1 ? clearCounter : takeBack;
      await forget(deps.db, counterKey(deps.key, { by: "text", purpose, text }));
    },
  };

  function ownCounter(account: string): Counter {
    return { by: "browser", purpose, browser: origin.known.id, account };
  }
}

const networkCounter = ({ purpose, origin }: Pick<Guess, "purpose" | "origin">): Counter => ({
  by: "network",
  purpose,
  network: networkOf(origin.address),
});

type CountUnknownOptions = Pick<Guess, "purpose" | "origin"> & { text: CanonicalText };

/** By network and by typed name; the milliseconds to wait. */
async function countUnknown(deps: CounterDeps, { purpose, origin, text }: CountUnknownOptions): Promise<number> {
  const network = timed(deps, networkCounter({ purpose, origin }));
  const wait = await countInWindow(deps.db, { ...network, ...UNKNOWN_BROWSERS });
  return wait > 0 ? wait : countWithWaits(deps.db, timed(deps, { by: "text", purpose, text }));
}

export const timed = ({ key, clock }: CounterDeps, counter: Counter) => ({
  key: counterKey(key, counter),
  now: clock.now(),
});

/** Counts one more in the window of a counter; returns the milliseconds to wait, 0 if it is allowed. */
export const waitInWindow = (deps: CounterDeps, counter: Counter, window: Window): Promise<number> =>
  countInWindow(deps.db, { ...timed(deps, counter), ...window });
