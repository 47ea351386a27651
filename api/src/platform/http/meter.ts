/**
 * Counts expensive public calls by address and minute, in this process only. The budget of processor time (`time-budget.ts`)
 * knows what a call costs this process. This one bounds what a call costs others: the database, a chain node that may be
 * somebody else's and count requests, and the sums of visits, which a stranger would raise by calls that cost us nothing.
 */
import type { Endpoint } from "@ijaza/schema/calls/endpoint";
import { AppError } from "../app-error.ts";
import { type Network, networkOf } from "../attempts/network-of.ts";
import type { Clock } from "../clock.ts";

const MINUTE = 60_000;

export type Meter = {
  /** Counts calls of an endpoint from an address; throws `too_many_requests`. Does nothing if it is not metered. */
  count(endpoint: MeteredEndpoint, address: string, calls?: number): void;
  /** The same for optional work, which is skipped and not refused: false when the address has called too often. */
  allows(work: MeteredEndpoint, address: string): boolean;
};

type MeteredEndpoint = Pick<Endpoint, "metered">;

/** `perMinute` is the limit of an address for each metered endpoint, times the endpoint's own share; 0 is no limit. */
export function createMeter({ clock, perMinute }: { clock: Clock; perMinute: number }): Meter {
  const counts = new Map<MeteredEndpoint, Map<Network, number>>();
  let minute = 0;

  /** Seconds until the address may call again; 0 if it may now. */
  const secondsToWait = (work: MeteredEndpoint, address: string, calls: number): number => {
    if (perMinute === 0 || !work.metered) return 0;
    const now = clock.now().getTime();
    const current = Math.floor(now / MINUTE);
    if (current !== minute) counts.clear();
    minute = current;
    const ofEndpoint = counts.get(work) ?? new Map<Network, number>();
    counts.set(work, ofEndpoint);
    const network = networkOf(address);
    const sum = (ofEndpoint.get(network) ?? 0) + calls;
    ofEndpoint.set(network, sum);
    return sum <= perMinute * work.metered ? 0 : Math.ceil(((current + 1) * MINUTE - now) / 1000);
  };

  return {
    count(endpoint, address, calls = 1) {
      const seconds = secondsToWait(endpoint, address, calls);
      if (seconds === 0) return;
      throw new AppError("too_many_requests", { retryAfter: seconds, data: { seconds } });
    },
    allows: (work, address) => secondsToWait(work, address, 1) === 0,
  };
}
