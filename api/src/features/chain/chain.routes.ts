/** The calls that publish the verifier's pins and let a browser read the registry. */

import type { Reply } from "@ijaza/schema/calls/endpoint";
import { getChain, proxyChain } from "@ijaza/schema/chain/calls";
import type { TrustEntry } from "@ijaza/verifier";
import { momentOf } from "@ijaza/verifier/trust/list";
import { TRUST_FORMAT } from "@ijaza/verifier/trust/trust";
import type { Clock } from "../../platform/clock.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Chain } from "./chain.service.ts";
import { answerRpc } from "./proxy.ts";

/** The installation's own entry of a trust list, with nothing left to defaults. */
export type InstallationTrust = Required<TrustEntry>;

export type ChainRoutes = {
  chain: Chain;
  clock: Clock;
  trust: InstallationTrust;
  /** Nodes that browsers query directly, instead of our own proxy. */
  publicRpcUrls: readonly string[];
};

export function mountChain(mount: Mount, { chain, clock, trust, publicRpcUrls }: ChainRoutes): void {
  const rpc = publicRpcUrls.length > 0 ? [...publicRpcUrls] : [proxyChain.path];
  const { origins: _, timestampAuthorities: __, ...pins } = trust;
  mount(getChain, async () => ({ ...pins, rpc, trust: ownList(trust, clock.now()) }));
  mount(proxyChain, (body) => answerRpc({ node: chain.node, registry: chain.identity.registry }, body));
}

const HOUR_MS = 3_600_000;
/** A year, as for the lists that a person writes by the verifier's command. */
const LIFE_MS = 365 * 24 * HOUR_MS;

/**
 * What the server says of itself, as a list of this hour: the same for an hour, so that pages that carry it are, too. It has no signature: whoever is asked about themselves proves
 * nothing by one, and the list counts only for a reader who chooses to take it.
 */
function ownList(trust: InstallationTrust, now: Date): Reply<typeof getChain>["trust"] {
  const hour = now.getTime() - (now.getTime() % HOUR_MS);
  const [issued, expires] = [hour, hour + LIFE_MS].map((at) => momentOf(new Date(at))) as [string, string];
  return { format: TRUST_FORMAT, version: 1, issued, expires, entries: [trust] };
}
