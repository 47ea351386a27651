/** A chain whose blocks, forks and pool the harness controls: anvil that mines on demand. */
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
  /** Turns automatic mining on or off: a block every few milliseconds. */
  mining(on: boolean): void;
  mine(blocks: number): Promise<void>;
  /** Replaces the newest blocks by empty ones, so that their transactions are undone. */
  reorg(depth: number): Promise<void>;
  /** The number of transactions in the pool. */
  pending(): Promise<number>;
  /** Empties the pool. */
  drop(): Promise<void>;
  /** Sends a transaction with this key, as another user of the key would. */
  useKey(address: string): Promise<void>;
  /** Suspends the process, or resumes it. */
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
  // Without this the node loses the state when it reorganises onto a block whose state is on the disk.
  "--prune-history",
  "300",
];
const CHAIN_ID = 20262;

export async function startSteeredChain({ blockMs = 120 } = {}): Promise<SteeredChain> {
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
  /** In sequence: a block mined during a reorganisation would be on neither fork. */
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
