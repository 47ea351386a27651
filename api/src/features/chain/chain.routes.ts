/** The calls that publish the verifier's pins and let a browser read the registry. */
import { getChain, proxyChain } from "@ijaza/schema/chain";
import type { TrustEntry } from "@ijaza/verifier";
import type { Mount } from "../../platform/http/mount.ts";
import type { Chain } from "./chain.service.ts";
import { answerRpc } from "./proxy.ts";

/** The installation's own entry of a trust list, with nothing left to defaults. */
export type InstallationTrust = Required<TrustEntry>;

export type ChainRoutes = {
  chain: Chain;
  trust: InstallationTrust;
  /** Nodes that browsers query directly, instead of our own proxy. */
  publicRpcUrls: readonly string[];
};

export function mountChain(mount: Mount, { chain, trust, publicRpcUrls }: ChainRoutes): void {
  const rpc = publicRpcUrls.length > 0 ? [...publicRpcUrls] : [proxyChain.path];
  const { origins: _, ...pins } = trust;
  mount(getChain, async () => ({ ...pins, rpc, trust: [trust] }));
  mount(proxyChain, (body) => answerRpc({ node: chain.node, registry: chain.identity.registry }, body));
}
