/** A chain whose blocks, forks and pool the harness steers: anvil that mines when it is told. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { type ChainNode, createNode } from "../../src/features/chain/node.ts";
import { findFreePort } from "../../src/platform/embedded/free-port.ts";
import { signalAtParentDeath } from "../../src/platform/embedded/linux-tools.ts";
import { findAnvil } from "../../src/platform/embedded/native-packages.ts";

export type SteeredChain = {
  url: string;
  node: ChainNode;
  fund(address: string, wei: bigint): Promise<void>;
  /** Whether blocks come by themselves, one every few milliseconds. */
  mining(on: boolean): void;
  mine(blocks: number): Promise<void>;
  /** Takes back the newest blocks, with all that is in them, and puts empty ones in their place. */
  reorg(depth: number): Promise<void>;
  /** How many transactions wait in the pool. */
  pending(): Promise<number>;
  /** Empties the pool. */
  drop(): Promise<void>;
  /** Another user of the key sends something with it. */
  useKey(address: string): Promise<void>;
  /** Stops the process in its tracks, and lets it go on. */
  hang(on: boolean): void;
  stop(): Promise<void>;
};

const FLAGS = [
  "--no-mining",
  "--order",
  "fifo",
  "--hardfork",
  "prague",
  "--accounts",
  "0",
  "--host",
  "127.0.0.1",
  "--block-base-fee-per-gas",
  "1000000000",
  "--slots-in-an-epoch",
  "1",
  "--no-request-size-limit",
  "--quiet",
  // The node forgets the state when it reorganises onto a block whose state it has moved to the disk.
  "--prune-history",
  "300",
];
const CHAIN_ID = 20262;

export async function startSteeredChain({ blockMs = 60 } = {}): Promise<SteeredChain> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const own = ["--port", `${port}`, "--chain-id", `${CHAIN_ID}`];
  const [command = "", ...args] = [...signalAtParentDeath("KILL"), findAnvil(), ...own, ...FLAGS];
  const child = spawn(command, args, { stdio: "ignore", detached: true });
  const exited = once(child, "exit");
  const node = createNode(url, { timeoutMs: 5000 });
  while ((await node.chainId().catch(() => null)) === null) await delay(10);

  let isMining = true;
  let ending = false;
  let turn: Promise<unknown> = Promise.resolve();
  /** One after the other: a block that is mined amid a reorg would be neither on the old fork nor on the new one. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };
  const mine = async (blocks: number) => {
    for (let block = 0; block < blocks; block += 1) await inTurn(() => node.ask("evm_mine", []));
  };
  const ticking = (async () => {
    while (!ending) {
      if (isMining) await mine(1).catch(() => undefined);
      await delay(blockMs);
    }
  })();
  return {
    url,
    node,
    fund: async (address, wei) => void (await node.ask("anvil_setBalance", [address, `0x${wei.toString(16)}`])),
    mining(on) {
      isMining = on;
    },
    mine,
    reorg: (depth) => inTurn(async () => void (await node.ask("anvil_reorg", [depth, []]))),
    pending: async () => Number((await node.ask<{ pending: string }>("txpool_status", [])).pending),
    drop: async () => void (await node.ask("anvil_dropAllTransactions", [])),
    async useKey(address) {
      await node.ask("anvil_impersonateAccount", [address]);
      const call = { from: address, to: address, value: "0x0", gas: "0x5208", maxFeePerGas: "0x174876e800" };
      await node.ask("eth_sendTransaction", [{ ...call, maxPriorityFeePerGas: "0x174876e800" }]);
      await node.ask("anvil_stopImpersonatingAccount", [address]);
    },
    hang: (on) => void child.kill(on ? "SIGSTOP" : "SIGCONT"),
    async stop() {
      ending = true;
      child.kill("SIGCONT");
      child.kill("SIGKILL");
      await Promise.all([exited, ticking]);
    },
  };
}
