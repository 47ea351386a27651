/** Records changes of the chain on disk before they are in a block, and takes snapshots at intervals. */
import { type Head, readHead } from "./chain-blocks.ts";
import type { ChainLog, Entry } from "./chain-log.ts";
import type { ChainNode } from "./chain-node.ts";
import { isSnapshotDue, saveSnapshot } from "./chain-snapshots.ts";
import type { Supervisor } from "./chain-supervisor.ts";
import type { EmbeddedLog } from "./embedded-log.ts";

type Content = { raw: string } | { fund: string; wei: string } | { blocks: number };
export type RecorderOptions = {
  dir: string;
  chainLog: ChainLog;
  supervisor: Supervisor;
  snapshotEvery: number;
  /** Seconds since 1970. */
  now: () => number;
  log: EmbeddedLog;
};

type Recorder = {
  /** Appends the next entry to the log. */
  record(node: ChainNode, content: Content): Promise<Entry>;
  /** Performs an entry of the log; if the node fails at it, a new node replays the log, which includes it. */
  carryOut(work: () => Promise<unknown>): Promise<void>;
  snapshotIfDue(): Promise<void>;
};

export function createRecorder({ dir, chainLog, supervisor, snapshotEvery, now, log }: RecorderOptions): Recorder {
  let { n, snapshot: lastSnapshot } = supervisor.first;

  return {
    async record(node, content) {
      const head: Head = await readHead(node);
      const entry = { n: n + 1, prev: head.hash, ts: Math.max(now(), head.timestamp + 1), ...content };
      await chainLog.append(entry);
      n += 1;
      return entry;
    },

    async carryOut(work) {
      try {
        await work();
      } catch (error) {
        log.warn({ error: String(error) }, "the chain's node is renewed from the log");
        await supervisor.renew();
      }
    },

    async snapshotIfDue() {
      if (!isSnapshotDue(n, lastSnapshot, snapshotEvery)) return;
      lastSnapshot = n;
      await saveSnapshot(dir, await supervisor.node(), { n, offset: chainLog.size }).catch((error) => {
        log.warn({ error: String(error) }, "no snapshot of the chain could be saved; the log goes on");
      });
    },
  };
}
