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
import { AT_ONCE, createTimeAccounts, type TimeAccount } from "./time-accounts.ts";

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
  /** The same, until the next call of a network may begin. */
  pause?: (ms: number) => Promise<unknown>;
  /** Milliseconds since some moment, which no change of the clock touches. */
  uptime?: () => number;
};

const wait = (ms: number) => setTimeout(ms, undefined, { ref: false });

/** For tests of other things, which call from one address as often as they like. */
export const NO_BUDGET: TimeBudget = { refuse: async () => {}, enter: async () => () => {} };

/**
 * Calls that had to wait for their turn begin so many times as far apart as the last one took, so that between the bodies of a
 * stranger who asks as fast as the turns allow others are answered. Who uses no more than the turns there are never waits.
 */
const TIMES_APART = 4;
/** What takes longer takes it beside the event loop, where nothing may for 20 ms. */
const MOST_APART_MS = 100;

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
      const hasToWait = turns.activeCount >= AT_ONCE * factor;
      const leaveTurn = await takeTurns(hasFile ? [fileTurns, turns] : [turns]);
      if (hasToWait) await awaitBegin(account, { now: uptime(), pause });
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
        account.lastCost = share.end();
        account.left -= account.lastCost;
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

type Beginning = { now: number; pause: (ms: number) => Promise<unknown> };

async function awaitBegin(account: TimeAccount, { now, pause }: Beginning): Promise<void> {
  const begin = Math.max(now, account.nextBegin);
  account.nextBegin = begin + Math.min(TIMES_APART * account.lastCost, MOST_APART_MS) / account.factor;
  if (begin > now) await pause(begin - now);
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
