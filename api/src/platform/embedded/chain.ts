/**
 * The embedded chain: a supervised anvil, behind an endpoint that records every write before it is executed.
 * A transaction is acknowledged when its block survives any crash, so a block is final as soon as it exists
 * (one confirmation). The `finalized` tag is still two blocks behind the newest one, as anvil counts.
 */
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import type { Server } from "node:http";
import { join, resolve } from "node:path";
import { createFront } from "./chain-front.ts";
import { type Heartbeat, startHeartbeat } from "./chain-heartbeat.ts";
import { openChainLog } from "./chain-log.ts";
import { superviseNode } from "./chain-supervisor.ts";
import { createWriter } from "./chain-writer.ts";
import { holdDirectory } from "./directory-lock.ts";
import type { EmbeddedLog } from "./embedded-log.ts";
import { findFreePort } from "./free-port.ts";

export type ChainOptions = {
  dir: string;
  /** Port of the endpoint; by default a free one. */
  port?: number;
  /** For a new chain; an existing one keeps its own. */
  chainId?: number;
  /** The least number of entries between two snapshots. */
  snapshotEvery?: number;
  /** Seconds since 1970; block times follow it, each at least a second after the one before. */
  now?: () => number;
  /** Adds blocks to an idle chain; none when absent, as for programs that only read it. */
  heartbeat?: Heartbeat;
  log: EmbeddedLog;
};

export type EmbeddedChain = {
  /** JSON-RPC for clients: reads and raw transactions. */
  url: string;
  chainId: number;
  /** The node itself, with all its controls, for tests: changes made there are not in the log. */
  nodeUrl: string;
  /** Process id of the current node. */
  nodePid(): Promise<number>;
  /** Raises an account's balance to this many wei; never lowers it. */
  fund(address: string, wei: bigint): Promise<void>;
  /** Adds empty blocks. */
  mine(blocks: number): Promise<void>;
  stop(): Promise<void>;
};

const CHAIN_ID = 20261;
const SNAPSHOT_EVERY = 250;

/** Starts the chain in `dir`, and creates it on the first start. Throws StartUpError. */
export async function startEmbeddedChain(options: ChainOptions): Promise<EmbeddedChain> {
  const { log, now = () => Math.floor(Date.now() / 1000) } = options;
  const dir = resolve(options.dir);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const undo = [await holdDirectory(dir, "chain")];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const chainLog = await openChainLog(join(dir, "log"), {
      chainId: options.chainId ?? CHAIN_ID,
      timestamp: now(),
    });
    undo.push(chainLog.close);
    const port = await findFreePort();
    const supervisor = await superviseNode({ dir, chainLog, port, log });
    undo.push(supervisor.stop);
    const snapshotEvery = options.snapshotEvery ?? SNAPSHOT_EVERY;
    const writer = createWriter({ dir, chainLog, supervisor, snapshotEvery, now, log });
    const front = createFront({ node: supervisor.node, writer });
    const url = await listen(front, options.port ?? 0);
    undo.push(async () => {
      front.close();
      await writer.settle();
      front.closeAllConnections();
    });
    if (options.heartbeat) {
      const heartbeat = await startHeartbeat({ ...options.heartbeat, writer, log });
      undo.push(async () => heartbeat.stop());
    }
    return {
      url,
      chainId: chainLog.genesis.chainId,
      nodeUrl: `http://127.0.0.1:${port}`,
      nodePid: async () => (await supervisor.node()).pid,
      fund: writer.fund,
      mine: writer.mine,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function listen(front: Server, port: number): Promise<string> {
  front.listen(port, "127.0.0.1");
  await once(front, "listening");
  const address = front.address();
  return `http://127.0.0.1:${address !== null && typeof address === "object" ? address.port : port}`;
}
