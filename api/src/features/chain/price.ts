/** What gas costs now, as the relayer judges it before it sends. */
import type { ChainNode } from "./node.ts";
import { firstFees } from "./relayer/fees.ts";

/** Wei for so much gas at most, with the tip that the node suggests; the least there is while the chain does not answer. */
export const createPriceOf =
  (node: Pick<ChainNode, "block" | "tip">) =>
  async (gas: bigint): Promise<bigint> => {
    const [head, tip] = await Promise.all([node.block("latest").catch(() => null), node.tip().catch(() => 0n)]);
    return gas * firstFees({ baseFee: head?.baseFee ?? 0n, tip }).maxFee;
  };
