/**
 * The processor time that public calls of one network may use: a burst, then a part of a core, at any mix of calls. Calls of
 * one network take turns, so that many at once of one keep nobody else waiting. In this process only, which it protects.
 */
import { setTimeout } from "node:timers/promises";
import type { LimitFunction } from "p-limit";
import { tooMany } from "../attempts/too-many.ts";
import type { Clock } from "../clock.ts";
import { ownShares, type TimeShares } from "../time-shares.ts";
import type { RaisedNetwork } from "./raised-networks.ts";
import { createTimeAccounts, type TimeAccount } from "./time-accounts.ts";

/** Calls of a network that wait for their turn. */
export const MOST_WAITING = 200;
/**
 * A call over the time of its network is refused a second later; when more of them wait, so much later that no more than this
 * are answered a second. A refusal costs up to a millisecond that nobody is charged for, so who asks on regardless would take
 * by refusals what the budget keeps from them. Nobody is shut out by it: what the others behind the same address may use does
 * not become less. Meanwhile no turn is held, and no body is read.
 */
export const REFUSALS_A_SECOND = 50;
const SOONEST_MS = 1000;
/** Before slow bodies are ended, and before browsers and proxies give up. */
const LATEST_MS = 9_000;

export type TimeBudget = {
  /** Throws `too_many_requests`, a second later or more, while the time of the address's network is used up. */
  refuse(address: string): Promise<void>;
  /**
   * Waits for the turn of a public call; throws `too_many_requests` while the time of its network is used up. Call the
   * returned function when the call has ended. Of calls that bring a file, one of a network runs at a time.
   */
  enter(address: string, call: PublicCall): Promise<() => void>;
};

/** `gone` is aborted when nobody waits for the answer any more. */
export type PublicCall = { gone: AbortSignal; hasFile?: boolean };

type BudgetOptions = {
  clock: Clock;
  raised?: readonly RaisedNetwork[];
  shares?: TimeShares;
  /** Resolves after so many milliseconds. */
  later?: (ms: number) => Promise<unknown>;
  /** The same, while a network rests. */
  pause?: (ms: number) => Promise<unknown>;
  /** Milliseconds since some moment, which no change of the clock touches. */
  uptime?: () => number;
};

const wait = (ms: number) => setTimeout(ms, undefined, { ref: false });

/** For tests of other things, which call from one address as often as they like. */
export const NO_BUDGET: TimeBudget = { refuse: async () => {}, enter: async () => () => {} };

/**
 * So many times as long as calls of a network have taken it then rests, so that between the bodies of a stranger who asks as
 * fast as answers come others are answered. Work for a page or two is done at once.
 */
const REST_TIMES = 3;
const DONE_AT_ONCE_MS = 200;
/** What takes longer takes it beside the event loop, where nothing may for 20 ms. */
const MOST_OF_CALL_MS = 50;
/** What a request takes before its turn begins (measured). */
const BEFORE_TURN_MS = 0.3;

export function createTimeBudget({
  clock,
  raised = [],
  shares = ownShares,
  later = wait,
  pause = wait,
  uptime = () => performance.now(),
}: BudgetOptions): TimeBudget {
  const accounts = createTimeAccounts({ clock, raised, shares });

  return {
    async refuse(address) {
      const account = accounts.of(address);
      try {
        accounts.refuse(account);
      } catch (error) {
        await putOff(account, later);
        throw error;
      }
    },

    async enter(address, { gone, hasFile = false }) {
      const account = accounts.of(address);
      const { factor, turns, fileTurns } = account;
      accounts.refuse(account);
      if (turns.pendingCount + fileTurns.pendingCount >= MOST_WAITING * factor) throw tooMany(0);
      const leaveTurn = await takeTurns(hasFile ? [fileTurns, turns] : [turns]);
      await rest(account, { uptime, pause });
      try {
        // What ran meanwhile may have used the time up.
        if (!gone.aborted) accounts.refuse(account);
      } catch (error) {
        leaveTurn();
        throw error;
      }
      const share = shares.begin();
      account.running += 1;
      account.begun += share.from;
      let hasLeft = false;
      return () => {
        if (hasLeft) return;
        hasLeft = true;
        account.running -= 1;
        account.begun -= share.from;
        const cost = share.end();
        account.left -= cost;
        const toRest = (REST_TIMES * (Math.min(cost, MOST_OF_CALL_MS) + BEFORE_TURN_MS)) / factor;
        account.restedAt = Math.max(uptime(), account.restedAt) + toRest;
        leaveTurn();
      };
    },
  };
}

async function putOff(account: TimeAccount, later: (ms: number) => Promise<unknown>): Promise<void> {
  account.refusals += 1;
  const inTheirOrder = (1000 * account.refusals) / (REFUSALS_A_SECOND * account.factor);
  await later(Math.min(Math.max(inTheirOrder, SOONEST_MS), LATEST_MS));
  account.refusals -= 1;
}

type Resting = { uptime: () => number; pause: (ms: number) => Promise<unknown> };

/** Looks again after each pause, in which other calls of the network may have begun. */
async function rest(account: TimeAccount, { uptime, pause }: Resting): Promise<void> {
  const left = () => account.restedAt - REST_TIMES * DONE_AT_ONCE_MS - uptime();
  for (let ms = left(); ms > 0; ms = left()) await pause(ms);
}

/** Resolves when each turn has come, one after the other, with the function that ends them. */
async function takeTurns(limits: readonly LimitFunction[]): Promise<() => void> {
  const ends: (() => void)[] = [];
  for (const limit of limits) {
    const end = await new Promise<() => void>((begin) => {
      void limit(() => new Promise<void>((resolve) => begin(resolve)));
    });
    ends.push(end);
  }
  return () => {
    for (const end of ends.toReversed()) end();
  };
}
