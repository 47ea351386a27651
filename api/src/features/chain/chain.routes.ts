/** The calls that tell the verifier's pins and let a browser read the registry. */
import { getChain, proxyChain } from "@ijaza/schema/chain";
import type { TrustEntry } from "ijaza-verifier";
import type { Mount } from "../../platform/http/mount.ts";
import { answerRpc } from "./chain.proxy.ts";
import type { Chain } from "./chain.service.ts";

export type ChainRoutes = {
  chain: Chain;
  trust: TrustEntry;
  /** Replaces our own proxy for readers. */
  publicRpcUrl?: string;
};

export function mountChain(mount: Mount, { chain, trust, publicRpcUrl }: ChainRoutes): void {
  mount(getChain, async () => ({ ...trust, rpc: [publicRpcUrl ?? proxyChain.path] }));
  mount(proxyChain, (body) => answerRpc({ node: chain.node, registry: chain.identity.registry }, body));
}
