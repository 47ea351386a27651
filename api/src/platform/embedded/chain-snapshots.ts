/** Snapshots of the node, which only shorten the replay: the complete log is authoritative. */
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { readHead } from "./chain-blocks.ts";
import type { ChainLog, Entry } from "./chain-log.ts";
import type { NodeRpc } from "./chain-rpc.ts";
import { writeDurably } from "./durable-file.ts";

/** A snapshot holds blocks, receipts and logs, but only the last block's state; this many are always replayed. */
const REPLAYED_AT_LEAST = 64;

const NAME = /^snapshot-(\d+)\.json$/;
const snapshot = z.object({ n: z.number(), offset: z.number(), head: z.string(), state: z.string() });

/** Saves the state of the node after entry `n`, and keeps the previous snapshot too. */
export async function saveSnapshot(dir: string, node: NodeRpc, { n, offset }: { n: number; offset: number }) {
  const state = await node.ask("anvil_dumpState");
  const { hash } = await readHead(node);
  await writeDurably(join(dir, `snapshot-${n}.json`), JSON.stringify({ n, offset, head: hash, state }));
  for (const older of (await listSnapshots(dir)).slice(2)) await rm(join(dir, `snapshot-${older}.json`));
}

/** Saving costs more the longer the chain is, so snapshots become rarer; one of two always leaves enough to replay. */
export const isSnapshotDue = (n: number, last: number, every: number) =>
  n - last >= Math.max(every, REPLAYED_AT_LEAST, n / 16);

/** Loads the newest snapshot that leaves enough to replay. Returns the entries to replay, and the snapshot's number. */
export async function loadSnapshot(dir: string, node: NodeRpc, log: ChainLog): Promise<{ n: number; rest: Entry[] }> {
  for (const n of await listSnapshots(dir)) {
    const saved = await readSnapshot(join(dir, `snapshot-${n}.json`));
    if (!saved || saved.offset > log.size) continue;
    const rest = await log.read(saved.offset);
    if (rest.length < REPLAYED_AT_LEAST || rest[0]?.n !== n + 1) continue;
    await node.ask("anvil_loadState", [saved.state]);
    if ((await readHead(node)).hash === saved.head) return { n, rest };
    throw new Error(`snapshot ${n} does not load`);
  }
  return { n: 0, rest: await log.read(0) };
}

export async function dropSnapshots(dir: string): Promise<void> {
  for (const n of await listSnapshots(dir)) await rm(join(dir, `snapshot-${n}.json`));
}

/** Numbers of the snapshots, newest first. */
async function listSnapshots(dir: string): Promise<number[]> {
  const numbers = (await readdir(dir)).flatMap((name) => NAME.exec(name)?.[1] ?? []).map(Number);
  return numbers.sort((a, b) => b - a);
}

async function readSnapshot(path: string) {
  try {
    return snapshot.parse(JSON.parse(await readFile(path, "utf8")));
  } catch {
    return undefined;
  }
}
