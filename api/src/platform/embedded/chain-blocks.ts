/** Puts one entry of the log on the node, the same way when it happens and when it is replayed. */
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

/** Mines one block at the time given, and throws when it does not follow the block named. */
async function mineBlock(node: NodeRpc, { ts, prev }: { ts: number; prev?: string }) {
  const [block] = mined.parse(await node.ask("evm_mine_detailed", [{ timestamp: ts }]));
  if (prev !== undefined && block.parentHash !== prev) {
    throw new StartUpError("replay_diverged", { server: "chain", block: block.number });
  }
  // What did not fit into the block must not wait in the pool for a later one: the pool does not survive a restart.
  if (block.transactions.length === 0) await node.ask("anvil_dropAllTransactions");
  return block;
}

export async function replayEntry(node: NodeRpc, entry: Entry): Promise<void> {
  if ("raw" in entry) await node.ask("eth_sendRawTransaction", [entry.raw]);
  if ("fund" in entry) await setBalance(node, entry.fund, BigInt(entry.wei));
  await mineEntry(node, entry);
}

/** The blocks of an entry whose transaction, if any, is in the pool already; gives the hashes of what they hold. */
export async function mineEntry(node: NodeRpc, entry: Entry): Promise<string[]> {
  const block = await mineBlock(node, entry);
  const more = "blocks" in entry ? entry.blocks : 1;
  for (let i = 1; i < more; i += 1) await mineBlock(node, { ts: entry.ts + i });
  return block.transactions.map((transaction) => transaction.hash);
}

export const setBalance = (node: NodeRpc, address: string, wei: bigint) =>
  node.ask("anvil_setBalance", [address, `0x${wei.toString(16)}`]);
