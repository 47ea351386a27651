/** The only way to change the chain: one change at a time, on disk in the log before it is in a block. */
import { mineEntry, readHead, setBalance } from "./chain-blocks.ts";
import type { ChainNode } from "./chain-node.ts";
import { createRecorder, type RecorderOptions } from "./chain-recorder.ts";
import { NodeGone, RpcRefusal } from "./chain-rpc.ts";
import type { Supervisor } from "./chain-supervisor.ts";

/** The error code of a transaction that the node rejects. */
const NOT_TAKEN = -32003;

export type ChainWriter = {
  /** Resolves with the transaction's hash when it is in a block that survives any crash. Throws RpcRefusal. */
  send(raw: string): Promise<string>;
  /** Raises an account's balance to this amount; it may be repeated, and never lowers it. */
  fund(address: string, wei: bigint): Promise<void>;
  /** Adds empty blocks. */
  mine(blocks: number): Promise<void>;
  /** Adds an empty block if the newest one is at least this many seconds old. */
  mineIfIdle(seconds: number): Promise<void>;
  /** Resolves when all started work is done. */
  settle(): Promise<void>;
};

export function createWriter(options: RecorderOptions): ChainWriter {
  const { supervisor, now } = options;
  const { record, carryOut, snapshotIfDue } = createRecorder(options);
  let queue: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.then(work);
    queue = turn.catch(() => undefined);
    return turn;
  };

  const mineNow = async (node: ChainNode, blocks: number) => {
    const entry = await record(node, { blocks });
    await carryOut(() => mineEntry(node, entry));
    await snapshotIfDue();
  };

  return {
    send: (raw) =>
      inTurn(async () => {
        const { node, hash } = await offer(supervisor, raw);
        const entry = await record(node, { raw }).catch(async (error) => {
          await node.ask("anvil_dropAllTransactions").catch(() => supervisor.renew());
          throw error;
        });
        await carryOut(() => mineEntry(node, entry));
        const receipt = await (await supervisor.node()).ask("eth_getTransactionReceipt", [hash]);
        await snapshotIfDue();
        if (!receipt) throw new RpcRefusal(NOT_TAKEN, "not included: the gas limit is below what its data demands");
        return hash;
      }),
    fund: (address, wei) =>
      inTurn(async () => {
        const node = await supervisor.node();
        const balance = BigInt(String(await node.ask("eth_getBalance", [address, "latest"])));
        if (balance >= wei) return;
        const entry = await record(node, { fund: address, wei: `${wei}` });
        await carryOut(async () => {
          await setBalance(node, address, wei);
          await mineEntry(node, entry);
        });
        await snapshotIfDue();
      }),
    mine: (blocks) => inTurn(async () => mineNow(await supervisor.node(), blocks)),
    mineIfIdle: (seconds) =>
      inTurn(async () => {
        const node = await supervisor.node();
        if (now() - (await readHead(node)).timestamp >= seconds) await mineNow(node, 1);
      }),
    async settle() {
      await queue;
    },
  };
}

/** Adds a transaction to the node's pool, which checks it before it is recorded; when the node dies, it is retried. */
async function offer(supervisor: Supervisor, raw: string): Promise<{ node: ChainNode; hash: string }> {
  const node = await supervisor.node();
  try {
    const hash = String(await node.ask("eth_sendRawTransaction", [raw]));
    const pool = await node.ask("txpool_status");
    if (JSON.stringify(pool) === '{"pending":"0x1","queued":"0x0"}') return { node, hash };
    await node.ask("anvil_dropAllTransactions");
    throw new RpcRefusal(NOT_TAKEN, "nonce too high");
  } catch (error) {
    if (!(error instanceof NodeGone)) throw error;
    await node.kill();
    return offer(supervisor, raw);
  }
}
