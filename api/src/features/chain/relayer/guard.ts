/** Checks before each step that the node is still on the pinned chain and not behind what it has shown. */
import { inScope } from "../../../platform/database.ts";
import { type Block, NodeUnreachable } from "../node.ts";
import type { RelayerContext } from "./context.ts";

/** The node answers, but for another chain or an older state of it: as good as no answer. */
class NodeElsewhere extends NodeUnreachable {}

/** What the node shows at a moment, for all keys together. */
export type View = {
  head: Block;
  /** Number of the last block that is final; null while there is none. */
  finalBlock: number | null;
};

/** Throws NodeElsewhere unless chain id and genesis are the pinned ones and the head has reached what was final once. */
export async function lookAround(context: RelayerContext, head: Block): Promise<View> {
  const { node, identity, db, seen, finality } = context;
  seen.finalBlock ??= await readHighestFinal(db);
  const [chainId, genesis] = await Promise.all([node.chainId(), node.block(0)]);
  if (chainId !== identity.chainId || genesis?.hash !== identity.genesisHash) {
    throw new NodeElsewhere(`the node answers for another chain, ${chainId}`);
  }
  if (head.number < seen.finalBlock) {
    throw new NodeElsewhere(`the node is behind block ${seen.finalBlock}, which was final`);
  }
  return { head, finalBlock: await node.finalBlock(finality, head) };
}

/** The highest block in which something of ours is final; 0 when nothing is. */
async function readHighestFinal(db: RelayerContext["db"]): Promise<number> {
  const row = await inScope(db, { all: "one outbox serves all universities" }, (trx) =>
    trx
      .selectFrom("chain_transactions")
      .select((eb) => eb.fn.max("final_block").as("block"))
      .executeTakeFirst(),
  );
  return row?.block ?? 0;
}
