/** Counts the public calls that cost work, by address and minute, in this process: what it protects is this process. */
import type { Endpoint } from "@ijaza/schema/endpoint";
import { AppError } from "../app-error.ts";
import { type Network, networkOf } from "../attempts/network-of.ts";
import type { Clock } from "../clock.ts";

const MINUTE = 60_000;

export type Meter = {
  /** Counts so many calls of an endpoint from an address; throws `too_many_requests`. Does nothing when it is not metered. */
  count(endpoint: Endpoint, address: string, calls?: number): void;
};

/** `perMinute` is what an address may call, of each metered endpoint, times the endpoint's own share; 0 is no limit. */
export function createMeter({ clock, perMinute }: { clock: Clock; perMinute: number }): Meter {
  const counts = new Map<Endpoint, Map<Network, number>>();
  let minute = 0;

  return {
    count(endpoint, address, calls = 1) {
      if (perMinute === 0 || !endpoint.metered) return;
      const now = clock.now().getTime();
      const current = Math.floor(now / MINUTE);
      if (current !== minute) counts.clear();
      minute = current;
      const ofEndpoint = counts.get(endpoint) ?? new Map<Network, number>();
      counts.set(endpoint, ofEndpoint);
      const network = networkOf(address);
      const sum = (ofEndpoint.get(network) ?? 0) + calls;
      ofEndpoint.set(network, sum);
      if (sum <= perMinute * endpoint.metered) return;
      const seconds = Math.ceil(((current + 1) * MINUTE - now) / 1000);
      throw new AppError("too_many_requests", { retryAfter: seconds, data: { seconds } });
    },
  };
}
