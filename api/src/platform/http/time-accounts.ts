/** The processor time that each network has left: a burst, which is refilled as time passes. */
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import pLimit, { type LimitFunction } from "p-limit";
import { type Network, networkOf } from "../attempts/network-of.ts";
import { tooMany } from "../attempts/too-many.ts";
import type { Clock } from "../clock.ts";
import type { TimeShares } from "../time-shares.ts";
import type { RaisedNetwork } from "./raised-networks.ts";

/** Milliseconds of processor time. */
export const BURST_MS = 10_000;
/** Milliseconds of processor time each second, when the burst is used up. */
const MS_A_SECOND = 250;
/** Calls of a network that run at once; the others wait in their order. */
export const AT_ONCE = 4;
const MOST_NETWORKS = 20_000;

export type TimeAccount = {
  /** Of a named range; 1 of any other. */
  factor: number;
  turns: LimitFunction;
  /** Turns of the calls that bring a file, which are waited for first, so that they do not fill the others. */
  fileTurns: LimitFunction;
  /** Milliseconds that are left, without what runs now; below 0 when too much was used. */
  left: number;
  refilledAt: number;
  running: number;
  /** Refusals that wait. */
  refusals: number;
  /** Sum of what a share was worth when each of the running calls began. */
  begun: number;
  /** When the network has rested from what it has used, by `uptime`. */
  restedAt: number;
};

export type TimeAccounts = {
  of(address: string): TimeAccount;
  /** Throws `too_many_requests` while the account has no time left, counting what runs. */
  refuse(account: TimeAccount): void;
};

type AccountsOptions = { clock: Clock; raised: readonly RaisedNetwork[]; shares: TimeShares };

export function createTimeAccounts({ clock, raised, shares }: AccountsOptions): TimeAccounts {
  const accounts = new LRUCache<Network, TimeAccount>({ max: MOST_NETWORKS });
  const now = () => clock.now().getTime();

  return {
    of(address) {
      const network = networkOf(address);
      const account = accounts.get(network) ?? open(factorOf(raised, address), now());
      accounts.set(network, account);
      return account;
    },

    refuse(account) {
      const at = now();
      const perMs = (MS_A_SECOND * account.factor) / 1000;
      account.left = Math.min(BURST_MS * account.factor, account.left + (at - account.refilledAt) * perMs);
      account.refilledAt = at;
      const left = account.left - (account.running * shares.worth() - account.begun);
      if (left <= 0) throw tooMany(-left / perMs);
    },
  };
}

const open = (factor: number, at: number): TimeAccount => ({
  factor,
  turns: pLimit(AT_ONCE * factor),
  fileTurns: pLimit(factor),
  left: BURST_MS * factor,
  refilledAt: at,
  running: 0,
  refusals: 0,
  begun: 0,
  restedAt: 0,
});

function factorOf(raised: readonly RaisedNetwork[], address: string): number {
  if (raised.length === 0 || !ipaddr.isValid(address)) return 1;
  const parsed = ipaddr.process(address);
  const found = raised.find(({ range }) => range[0].kind() === parsed.kind() && parsed.match(range));
  return found?.factor ?? 1;
}
