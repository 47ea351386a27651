/** Keeps a node running in the state of the log: loads a snapshot and replays the rest, again when the node dies. */
import { setTimeout as delay } from "node:timers/promises";
import { replayEntry } from "./chain-blocks.ts";
import type { ChainLog, Entry } from "./chain-log.ts";
import { type ChainNode, startNode } from "./chain-node.ts";
import { dropSnapshots, loadSnapshot } from "./chain-snapshots.ts";
import type { EmbeddedLog } from "./embedded-log.ts";
import { StartUpError } from "./start-up-error.ts";

export type Supervisor = {
  /** The current node with the whole log replayed; waits while one starts. */
  node(): Promise<ChainNode>;
  /** At the first start: the numbers of the last entry and of the entry of the loaded snapshot. */
  first: { n: number; snapshot: number };
  /** Stops the node and starts a new one from the log, as after an incomplete write. */
  renew(): Promise<ChainNode>;
  stop(): Promise<void>;
};

export type SupervisorOptions = { dir: string; chainLog: ChainLog; port: number; log: EmbeddedLog };

export async function superviseNode(options: SupervisorOptions): Promise<Supervisor> {
  const { port, log } = options;
  let ending = false;
  const first = await bringUp(options);
  let current: Promise<ChainNode> = Promise.resolve(first.node);

  const bringBack = async () => {
    for (let wait = 50; ; wait = Math.min(2 * wait, 5000)) {
      try {
        const { node } = await bringUp(options);
        watch(node);
        return node;
      } catch (error) {
        if (ending) throw error;
        log.warn({ error: String(error) }, "the chain does not start yet");
        await delay(wait);
      }
    }
  };
  const watch = (node: ChainNode) => {
    void node.exited.then(() => {
      node.close();
      if (ending) return;
      log.warn({ port }, "the chain's node ended; starting it again");
      current = bringBack();
      current.catch(() => undefined);
    });
  };
  watch(first.node);

  return {
    node: () => current,
    first,
    async renew() {
      await (await current).kill();
      return current;
    },
    async stop() {
      ending = true;
      await (await current.catch(() => undefined))?.kill();
    },
  };
}

async function bringUp(options: SupervisorOptions): Promise<{ node: ChainNode; n: number; snapshot: number }> {
  try {
    return await bringUpOnce(options);
  } catch (error) {
    if (error instanceof StartUpError && error.code === "server_did_not_start") throw error;
    options.log.warn({ error: String(error) }, "the chain's snapshots are put aside; replaying the whole log");
    await dropSnapshots(options.dir);
    return bringUpOnce(options);
  }
}

async function bringUpOnce({
  dir,
  chainLog,
  port,
  log,
}: SupervisorOptions): Promise<{ node: ChainNode; n: number; snapshot: number }> {
  const node = await startNode(chainLog.genesis, port);
  try {
    const { n, rest } = await loadSnapshot(dir, node, chainLog);
    await replayAll(node, rest, n);
    log.info({ snapshot: n, replayed: rest.length }, "the chain stands where its log ends");
    return { node, n: n + rest.length, snapshot: n };
  } catch (error) {
    await node.kill();
    throw error;
  }
}

async function replayAll(node: ChainNode, entries: Entry[], after: number): Promise<void> {
  for (const [index, entry] of entries.entries()) {
    if (entry.n !== after + index + 1) throw new StartUpError("log_damaged", { server: "chain", entry: entry.n });
    await replayEntry(node, entry);
  }
}
