/** Looks, before each step, whether the node still is one of the pinned chain and not behind what it has shown. */
import { inScope } from "../../platform/database.ts";
import { NodeUnreachable } from "./chain.node.ts";
import type { RelayerContext } from "./relayer.context.ts";

/** The node answers, but for another chain or an older state of it: as good as no answer. */
class NodeElsewhere extends NodeUnreachable {}

/** Throws NodeElsewhere unless chain id and genesis are the pinned ones and the head has reached what was final once. */
export async function refuseElsewhere({ node, identity, db, seen }: RelayerContext): Promise<void> {
  seen.finalBlock ??= await readHighestFinal(db);
  const [chainId, genesis, head] = await Promise.all([node.chainId(), node.block(0), node.block("latest")]);
  if (chainId !== identity.chainId || genesis?.hash !== identity.genesisHash) {
    throw new NodeElsewhere(`the node answers for another chain, ${chainId}`);
  }
  if (!head || head.number < seen.finalBlock) {
    throw new NodeElsewhere(`the node is behind block ${seen.finalBlock}, which was final`);
  }
}

/** The highest block in which something of ours is final; 0 when nothing is. */
async function readHighestFinal(db: RelayerContext["db"]): Promise<number> {
  const row = await inScope(db, "all", (trx) =>
    trx
      .selectFrom("chain_transactions")
      .select((eb) => eb.fn.max("final_block").as("block"))
      .executeTakeFirst(),
  );
  return row?.block ?? 0;
}
