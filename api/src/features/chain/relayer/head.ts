/** The chain's newest block, read at most once per interval for all keys of this process together. */
import type { Clock } from "../../../platform/clock.ts";
import type { Block, ChainNode } from "../node.ts";
import { NodeUnreachable } from "../node.ts";

export type Head = {
  /** The newest block as of the interval. Throws NodeUnreachable. */
  read(): Promise<Block>;
  /** The next reading asks the node: something was sent, or the node failed. */
  forget(): void;
};

type HeadOptions = { node: Pick<ChainNode, "block">; clock: Clock; everyMs: number };

export function createHead({ node, clock, everyMs }: HeadOptions): Head {
  let known: { block: Block; until: number } | null = null;
  return {
    async read() {
      const now = clock.now().getTime();
      if (known && now < known.until) return known.block;
      const block = await node.block("latest");
      if (!block) throw new NodeUnreachable("the node shows no block");
      known = { block, until: now + everyMs };
      return block;
    },
    forget() {
      known = null;
    },
  };
}
