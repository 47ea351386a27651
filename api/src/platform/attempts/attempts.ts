/**
 * Whose guesses count for what. Each way of counting takes its purpose and its subject apart, as types of their own: an
 * address cannot be counted as a text, nor a person as an address. See docs/explanation/guesses.md.
 */
import type { Clock } from "../clock.ts";
import type { Db, Trx } from "../database.ts";
import { canonicalText } from "./canonical-text.ts";
import {
  type Counter,
  counterKey,
  type NetworkPurpose,
  type PersonPurpose,
  type PromptPurpose,
  type RecipientPurpose,
} from "./counters.ts";
import { clearCounter, countEachInWindow, countInWindow, countWithWaits, FORGOTTEN_AFTER } from "./counting.ts";
import { takeDocumentHours } from "./document-hours.ts";
import { type CountedGuess, type CounterDeps, countGuess, type Guess, type Origin, timed } from "./guesses.ts";
import { networkOf } from "./network-of.ts";
import { takeNoticeHour } from "./notice-hours.ts";
import { ACCESS_REQUESTS, HOURLY_BY_PERSON, PER_NETWORK, PER_RECIPIENT, RESET_MAILS } from "./quotas.ts";
import { tooMany } from "./too-many.ts";

export type Attempts = {
  /** Counts a guess of somebody who is not signed in. Throws `too_many_requests`. */
  guess(guess: Guess): Promise<CountedGuess>;
  /** Counts a question to a session, whose counter no stranger reaches; throws `too_many_requests`. */
  prompt(purpose: PromptPurpose, session: Buffer): Promise<{ succeeded(): Promise<void> }>;
  /** Counts a call from a network; throws `too_many_requests`. */
  fromNetwork(purpose: Exclude<NetworkPurpose, Guess["purpose"]>, address: string): Promise<void>;
  /** Counts, with growing waits, what one person has mailed; throws `too_many_requests`. */
  byPerson(purpose: PersonPurpose, person: string): Promise<void>;
  /** What the person did was no guess after all: it is forgotten. */
  forgetPerson(purpose: PersonPurpose, person: string): Promise<void>;
  /** Counts a mail that one person has sent to another, 50 an hour and 3 a day; throws `too_many_requests`. */
  mailing(mailing: { purpose: PersonPurpose & RecipientPurpose; sender: string; recipient: string }): Promise<void>;
  /** Counts a mail with a code of first sign-in to each address, 3 a day; says in their order which of them may go. */
  codes(trx: Trx, addresses: readonly string[]): Promise<boolean[]>;
  /** Counts a notice of a university to an address, 20 and 500 an hour; gives when it may be sent. Refuses nothing. */
  noticeAt(trx: Trx, notice: { universityId: string; recipient: string }): Promise<Date>;
  /** Counts a mail that asks an address to confirm a request for access, 5 a day; false when there were enough. */
  mayMailRequest(email: string): Promise<boolean>;
  /** Counts a request for access that was confirmed for a domain, 5 a day; throws `too_many_requests`. */
  fromDomain(domain: string): Promise<void>;
  /** Counts a university's mails about documents, 20 an hour to an address and 2,000 in all; gives, in their order, when each may be sent. */
  documentsAt(trx: Trx, mails: { universityId: string; recipients: readonly string[] }): Promise<Date[]>;
  /** Counts a mail with a link to a new password; false when there were enough. Refuses nothing. */
  mayMailReset(request: { email: string; origin: Origin; accounts: readonly string[] }): Promise<boolean>;
};

export function createAttempts(deps: CounterDeps): Attempts {
  const { db, key } = deps;

  const refuseWaiting = async (counter: Counter): Promise<void> => {
    const wait = await countWithWaits(db, timed(deps, counter));
    if (wait > 0) throw tooMany(wait);
  };
  const waitInWindow = (counter: Counter, window: { most: number; lasts: number }) =>
    countInWindow(db, { ...timed(deps, counter), ...window });

  return {
    guess: (guess) => countGuess(deps, guess),

    async prompt(purpose, session) {
      const counter = { by: "session", purpose, session } as const;
      await refuseWaiting(counter);
      return { succeeded: () => clearCounter(db, counterKey(key, counter)) };
    },

    async fromNetwork(purpose, address) {
      const wait = await waitInWindow({ by: "network", purpose, network: networkOf(address) }, PER_NETWORK[purpose]);
      if (wait > 0) throw tooMany(wait);
    },

    byPerson: (purpose, person) => refuseWaiting({ by: "person", purpose, person }),
    forgetPerson: (purpose, person) => clearCounter(db, counterKey(key, { by: "person", purpose, person })),

    async mailing({ purpose, sender, recipient }) {
      const sent = await waitInWindow({ by: "person", purpose, person: sender }, HOURLY_BY_PERSON);
      if (sent > 0) throw tooMany(sent);
      const address = canonicalText(recipient);
      const received = await waitInWindow({ by: "recipient", purpose, recipient: address }, PER_RECIPIENT);
      if (received > 0) throw tooMany(received);
    },

    async codes(trx, addresses) {
      const keys = addresses.map((address) =>
        counterKey(key, { by: "recipient", purpose: "code", recipient: canonicalText(address) }),
      );
      const requested = new Map<string, number>();
      for (const each of keys) requested.set(each, (requested.get(each) ?? 0) + 1);
      const free = new Map(await countEachInWindow(trx, { requested, now: deps.clock.now(), ...PER_RECIPIENT }));
      return keys.map((each) => {
        const left = free.get(each) ?? 0;
        free.set(each, left - 1);
        return left > 0;
      });
    },

    noticeAt(trx, { universityId, recipient }) {
      const address = canonicalText(recipient);
      return takeNoticeHour(trx, {
        recipient: counterKey(key, { by: "recipient", purpose: "notice", recipient: address }),
        university: counterKey(key, { by: "university", purpose: "notice", university: universityId }),
      });
    },

    async mayMailRequest(email) {
      const recipient = canonicalText(email);
      return (await waitInWindow({ by: "recipient", purpose: "access-request", recipient }, ACCESS_REQUESTS)) === 0;
    },

    async fromDomain(name) {
      const domain = canonicalText(name);
      const wait = await waitInWindow({ by: "domain", purpose: "access-request", domain }, ACCESS_REQUESTS);
      if (wait > 0) throw tooMany(wait);
    },

    documentsAt(trx, { universityId, recipients }) {
      return takeDocumentHours(trx, {
        recipients: recipients.map((address) =>
          counterKey(key, { by: "recipient", purpose: "document", recipient: canonicalText(address) }),
        ),
        university: counterKey(key, { by: "university", purpose: "document", university: universityId }),
      });
    },

    async mayMailReset({ email, origin, accounts }) {
      const text = canonicalText(email);
      const own = accounts.find(origin.known.hasOpened);
      const counter: Counter = own
        ? { by: "browser", purpose: "reset", browser: origin.known.id, account: own }
        : { by: "text", purpose: "reset", text };
      return (await waitInWindow(counter, RESET_MAILS)) === 0;
    },
  };
}

/** Drops counters that no longer slow anybody down. */
export async function sweepAttempts(db: Db, clock: Clock): Promise<void> {
  const forgotten = new Date(clock.now().getTime() - FORGOTTEN_AFTER);
  await db.deleteFrom("attempts").where("window_started_at", "<", forgotten).execute();
}
