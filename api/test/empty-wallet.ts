/** Takes all ether from an account, so that what it is to send stays queued. */
import { type Address, createTestClient, http } from "viem";
import type { EmbeddedChain } from "../src/platform/embedded/chain.ts";

export async function emptyWallet({ nodeUrl }: Pick<EmbeddedChain, "nodeUrl">, address: string): Promise<void> {
  const node = createTestClient({ mode: "anvil", transport: http(nodeUrl) });
  await node.setBalance({ address: address as Address, value: 0n });
}
