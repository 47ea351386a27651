/** The embedded chain under kill -9 at random moments. CHAIN_KILLS asks for more, TEST_SEED repeats a run. */
import { expect, test } from "vitest";
import { TEST_SEED } from "../../../../test-seed.ts";
import { askRpc } from "./test/ask-rpc.ts";
import { chainDir, KEY, readBlocks, sender, useChainDirs, withChain } from "./test/chain-scene.ts";
import { type HostProcess, runHost } from "./test/host-process.ts";

useChainDirs();

const kills = Number(process.env.CHAIN_KILLS ?? 12);
/** Of the transactions that are acknowledged before a kill, which meets the next one. */
const MOST_SENT = 60;

test(`nothing acknowledged is lost or doubled over ${kills} random kills (TEST_SEED=${TEST_SEED})`, {
  timeout: 60_000 + kills * 60_000,
}, async () => {
  const random = randomFrom(TEST_SEED);
  const sent: string[][] = [];
  const places = new Map<string, string>();
  for (let i = 0; i < kills; i += 1) {
    const host = runHost("chain-host", [chainDir(), KEY]);
    const node = Number((await host.line("node")).split(" ")[1]);
    await host.line("sent", 1 + Math.floor(random() * MOST_SENT));
    await killIn(i % 3 === 1 ? [{ kill: async () => kill(node) }, host] : [host]);
    sent.push(...host.lines.filter((line) => line.startsWith("sent")).map((line) => line.split(" ").slice(1)));
  }
  await withChain(async (chain) => {
    for (const { hash: block, transactions } of await readBlocks(chain)) {
      for (const hash of transactions) {
        expect(places.has(hash), `${hash} again in block ${block}`).toBe(false);
        places.set(hash, block);
      }
    }
    const nonce = Number(await askRpc(chain.url, "eth_getTransactionCount", [sender.address, "latest"]));
    expect(nonce).toBe(places.size);
    expect(sent.filter(([hash = "", block]) => places.get(hash) !== block)).toEqual([]);
    expect(sent.length).toBeGreaterThan(0);
  });
});

const kill = (pid: number) => {
  process.kill(pid, "SIGKILL");
};

async function killIn(order: Pick<HostProcess, "kill">[]): Promise<void> {
  for (const one of order) await one.kill();
}

/** mulberry32: a seeded generator of numbers from 0 to 1. */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
