/** Applies one entry of the log to the node, in the same way for a new entry and for a replay. */
import { z } from "zod";
import type { Entry } from "./chain-log.ts";
import type { NodeRpc } from "./chain-rpc.ts";
import { StartUpError } from "./start-up-error.ts";

const quantity = z.string().transform(Number);
const head = z.object({ hash: z.string(), number: quantity, timestamp: quantity });
const mined = z.tuple([head.extend({ parentHash: z.string(), transactions: z.array(z.object({ hash: z.string() })) })]);

export type Head = z.infer<typeof head>;

export const readHead = async (node: NodeRpc): Promise<Head> =>
  head.parse(await node.ask("eth_getBlockByNumber", ["latest", false]));

/** Mines one block at the given time, and throws when its parent is not the expected block. */
async function mineBlock(node: NodeRpc, { ts, prev }: { ts: number; prev?: string }) {
  const [block] = mined.parse(await node.ask("evm_mine_detailed", [{ timestamp: ts }]));
  if (prev !== undefined && block.parentHash !== prev) {
    throw new StartUpError("replay_diverged", { server: "chain", block: block.number });
  }
  // A transaction left out of the block must not stay in the pool, because the pool does not survive a restart.
  if (block.transactions.length === 0) await node.ask("anvil_dropAllTransactions");
  return block;
}

export async function replayEntry(node: NodeRpc, entry: Entry): Promise<void> {
  if ("raw" in entry) await node.ask("eth_sendRawTransaction", [entry.raw]);
  if ("fund" in entry) await setBalance(node, entry.fund, BigInt(entry.wei));
  await mineEntry(node, entry);
}

/** Mines the blocks of an entry whose transaction, if any, is in the pool; returns the hashes of their transactions. */
export async function mineEntry(node: NodeRpc, entry: Entry): Promise<string[]> {
  const block = await mineBlock(node, entry);
  const more = "blocks" in entry ? entry.blocks : 1;
  for (let i = 1; i < more; i += 1) await mineBlock(node, { ts: entry.ts + i });
  return block.transactions.map((transaction) => transaction.hash);
}

export const setBalance = (node: NodeRpc, address: string, wei: bigint) =>
  node.ask("anvil_setBalance", [address, `0x${wei.toString(16)}`]);
