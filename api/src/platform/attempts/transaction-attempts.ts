/** Limits that are counted in the caller's transaction, and undone with it. */
import type { Trx } from "../database.ts";
import { canonicalText } from "./canonical-text.ts";
import { counterKey, type RecipientPurpose, type WrittenPurpose } from "./counters.ts";
import { countEachInWindow, countInWindow, type Window } from "./counting.ts";
import type { CounterDeps } from "./guesses.ts";
import { ACCESS_REQUESTS, HOURLY_BY_PERSON, PER_RECIPIENT } from "./quotas.ts";
import { tooMany } from "./too-many.ts";

export type Written = { purpose: WrittenPurpose; sender: string; recipients: readonly string[] };

export type TransactionAttempts = {
  /** Counts mails that a person has sent, 50 per hour and 3 of a purpose per day to one address; throws `too_many_requests`. */
  written(trx: Trx, mails: Written): Promise<void>;
  /** Counts a mail with a first sign-in code to each address, 3 per day; returns in order which of them may be sent. */
  codes(trx: Trx, addresses: readonly string[]): Promise<boolean[]>;
  /** Counts a confirmed request for access to a domain, 5 per day; throws `too_many_requests`. */
  fromDomain(trx: Trx, domain: string): Promise<void>;
};

/** The counter of mails to an address. */
export const recipientKey = ({ key }: CounterDeps, purpose: RecipientPurpose, address: string): string =>
  counterKey(key, { by: "recipient", purpose, recipient: canonicalText(address) });

export function createTransactionAttempts(deps: CounterDeps): TransactionAttempts {
  const { key } = deps;
  const refuseMany = async (trx: Trx, counted: string, window: Window): Promise<void> => {
    const wait = await countInWindow(trx, { key: counted, now: deps.clock.now(), ...window });
    if (wait > 0) throw tooMany(wait);
  };

  return {
    async written(trx, { purpose, sender, recipients }) {
      // In one order, so that two transactions cannot wait for each other.
      for (const each of recipients.map((address) => recipientKey(deps, purpose, address)).sort()) {
        await refuseMany(trx, counterKey(key, { by: "person", purpose: "mail", person: sender }), HOURLY_BY_PERSON);
        await refuseMany(trx, each, PER_RECIPIENT);
      }
    },

    fromDomain: (trx, domain) =>
      refuseMany(
        trx,
        counterKey(key, { by: "domain", purpose: "access-request", domain: canonicalText(domain) }),
        ACCESS_REQUESTS,
      ),

    async codes(trx, addresses) {
      const keys = addresses.map((address) => recipientKey(deps, "code", address));
      const requested = new Map<string, number>();
      for (const each of keys) requested.set(each, (requested.get(each) ?? 0) + 1);
      const free = new Map(await countEachInWindow(trx, { requested, now: deps.clock.now(), ...PER_RECIPIENT }));
      return keys.map((each) => {
        const left = free.get(each) ?? 0;
        free.set(each, left - 1);
        return left > 0;
      });
    },
  };
}
