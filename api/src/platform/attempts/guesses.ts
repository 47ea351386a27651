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
/** How often a network may try a password of one name at once, whatever other networks have guessed. */
const NEWCOMERS = { most: 3, lasts: 24 * 60 * 60_000 };

/** A password may be guessed by many, a short code by whoever knows the password, and 60 random bits or a signature by nobody. */
const SECRETS: Record<GuessPurpose, "password" | "short code" | "unguessable"> = {
  "staff-sign-in": "password",
  "student-sign-in": "password",
  "first-code": "unguessable",
  "second-factor": "short code",
  "second-secret": "unguessable",
};

/** Throws `too_many_requests` when no account may be tried, without a difference between known and unknown names. */
export async function countGuess(deps: CounterDeps, guess: Guess): Promise<CountedGuess> {
  const { purpose, origin, accounts } = guess;
  const text = canonicalText(guess.text);
  const known = accounts.filter(origin.known.hasOpened);
  const waits = new Map<string, number>();
  for (const account of known) waits.set(account, await countWithWaits(deps.db, timed(deps, ownCounter(account))));

  const others = accounts.filter((account) => !known.includes(account));
  const isUnknown = accounts.length === 0 || others.length > 0;
  const unknown = isUnknown ? await countUnknown(deps, { purpose, origin, text, accounts: others }) : null;
  const shortest = Math.min(unknown?.wait ?? Number.POSITIVE_INFINITY, ...waits.values());
  if (shortest > 0) throw tooMany(shortest, text);

  return {
    mayTry: (account) => (waits.has(account) ? waits.get(account) === 0 : unknown?.mayTry(account) === true),
    wrong: (code) => new AppError(code, { about: text }),
    async succeeded(matched) {
      for (const account of matched) {
        if (waits.has(account)) await clearCounter(deps.db, counterKey(deps.key, ownCounter(account)));
      }
      const isOne = accounts.length === 1;
      if (unknown?.wait === 0) await forgetUnknown(deps, { purpose, origin, text, accounts: others, matched, isOne });
    },
  };

  function ownCounter(account: string): Counter {
    return { by: "browser", purpose, browser: origin.known.id, account };
  }
}

type UnknownOptions = Pick<Guess, "purpose" | "origin" | "accounts"> & { text: CanonicalText };

/** The milliseconds to wait, and which of the accounts may be tried without a wait. */
type UnknownGuess = { wait: number; mayTry(account: string): boolean };

/**
 * Counts by network, typed name and account. An account whose own counter waits is not tried, and the answer is that to a
 * wrong guess: another answer would say that two names are of one account.
 */
async function countUnknown(deps: CounterDeps, options: UnknownOptions): Promise<UnknownGuess> {
  const { purpose, accounts } = options;
  const { network, pair, text } = countersOf(options);
  const ofNetwork = await waitInWindow(deps, network, UNKNOWN_BROWSERS);
  if (ofNetwork > 0 || SECRETS[purpose] === "unguessable") return { wait: ofNetwork, mayTry: () => true };
  // One after the other for each text, whose row the count locks, so that guesses at once are not more than in turn.
  const { wait, isNewcomer } = await deps.db.transaction().execute(async (trx) => ({
    wait: await countWithWaits(trx, timed(deps, text)),
    isNewcomer: SECRETS[purpose] === "password" && (await waitInWindow({ ...deps, db: trx }, pair, NEWCOMERS)) === 0,
  }));
  if (wait > 0 && !isNewcomer) return { wait, mayTry: () => false };
  const held = new Set<string>();
  // For a name that nobody has, the name itself is counted: the same work.
  for (const account of accounts.length > 0 ? accounts : [options.text])
    if ((await countWithWaits(deps.db, timed(deps, { by: "account", purpose, account }))) > 0) held.add(account);
  return { wait: 0, mayTry: (account) => isNewcomer || !held.has(account) };
}

type ForgetOptions = UnknownOptions & {
  matched: readonly string[];
  /** Whether the text means one account. */
  isOne: boolean;
};

/** Takes back what a right guess has counted. */
async function forgetUnknown(deps: CounterDeps, { matched, isOne, ...options }: ForgetOptions): Promise<void> {
  const { purpose, accounts } = options;
  const { network, pair, text } = countersOf(options);
  const keyOf = (counter: Counter) => counterKey(deps.key, counter);
  await takeBack(deps.db, keyOf(network));
  if (SECRETS[purpose] === "unguessable") return;
  await takeBack(deps.db, keyOf(pair));
  // The guesses of others are forgotten only if the text means a single account. Otherwise the owner of one account
  // could use a number that several accounts share to get new guesses at the others.
  await (isOne ? clearCounter : takeBack)(deps.db, keyOf(text));
  for (const account of accounts) {
    const forget = matched.includes(account) ? clearCounter : takeBack;
    await forget(deps.db, keyOf({ by: "account", purpose, account }));
  }
}

function countersOf({ purpose, origin, text }: Omit<UnknownOptions, "accounts">) {
  const network = networkOf(origin.address);
  return {
    network: { by: "network", purpose, network },
    pair: { by: "pair", purpose, network, text },
    text: { by: "text", purpose, text },
  } satisfies Record<string, Counter>;
}

export const timed = ({ key, clock }: CounterDeps, counter: Counter) => ({
  key: counterKey(key, counter),
  now: clock.now(),
});

/** Counts one more in the window of a counter; returns the milliseconds to wait, 0 if it is allowed. */
export const waitInWindow = (deps: CounterDeps, counter: Counter, window: Window): Promise<number> =>
  countInWindow(deps.db, { ...timed(deps, counter), ...window });
