/**
 * The chain of a worker: one anvil that puts each transaction into a block at once. All files of the worker use it, each with
 * a registry of its own. The product's embedded chain, which is anvil behind an endpoint that keeps what it is sent, has
 * tests of its own.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { type ChainNode, createNode } from "../src/features/chain/node.ts";
import type { EmbeddedChain } from "../src/platform/embedded/chain.ts";
import { findFreePort } from "../src/platform/embedded/free-port.ts";
import { signalAtParentDeath } from "../src/platform/embedded/linux-tools.ts";
import { findAnvil } from "../src/platform/embedded/native-packages.ts";

const CHAIN_ID = 20261;
const FLAGS = [
  ["--hardfork", "prague"],
  ["--gas-limit", "30000000"],
  ["--block-base-fee-per-gas", "1000000000"],
  ["--accounts", "0"],
  ["--host", "127.0.0.1"],
  ["--slots-in-an-epoch", "1"],
  ["--prune-history", "64"],
  ["--no-request-size-limit", "--quiet"],
].flat();

const LOOK_MS = 5;

/** A chain of tests, and what makes its node one that dates blocks as the embedded chain does, if it does not by itself. */
export type TestChain = EmbeddedChain & { dated?(node: ChainNode): ChainNode };

/** The deployment of a registry expects its block at once, as the embedded chain gives it; here it comes a little later. */
export const patient = (node: ChainNode): ChainNode => ({
  ...node,
  async send(raw) {
    const hash = await node.send(raw);
    while ((await node.receipt(hash)) === null) await delay(LOOK_MS);
    return hash;
  },
});

let sending: Promise<unknown> = Promise.resolve();

/**
 * Sends one transaction after another, each into a block of its own and of a later second than all before. Anvil alone gives
 * blocks of one moment the same second, in which nobody can say what came first.
 */
const inLaterBlocks = (node: ChainNode): ChainNode => ({
  ...node,
  send(raw) {
    const sent = sending.then(async () => {
      await setLater(node);
      return patient(node).send(raw);
    });
    sending = sent.catch(() => undefined);
    return sent;
  },
});

/** Adds an empty block of the present second, or of a later one than all before. */
export async function mineLater(node: ChainNode): Promise<void> {
  await setLater(node);
  await node.ask("evm_mine", []);
}

/** Dates the next block. */
async function setLater(node: ChainNode): Promise<void> {
  const newest = ((await node.block("latest"))?.time.getTime() ?? 0) / 1000;
  await node.ask("evm_setNextBlockTimestamp", [Math.max(Math.floor(Date.now() / 1000), newest + 1)]);
}

let started: Promise<TestChain> | undefined;

/** The same chain each time; it ends with the worker. */
export async function keptChain(): Promise<TestChain> {
  started ??= startPlainChain();
  return { ...(await started), stop: async () => undefined };
}

/** A chain of the same kind for one file alone, such as one that sets the chain's clock. */
export async function startPlainChain(): Promise<TestChain> {
  const port = await findFreePort();
  const own = ["--port", `${port}`, "--chain-id", `${CHAIN_ID}`];
  const [command = "", ...args] = [...signalAtParentDeath("KILL"), findAnvil(), ...own, ...FLAGS];
  const child = spawn(command, args, { stdio: "ignore" });
  const exited = once(child, "exit");
  child.unref();
  const url = `http://127.0.0.1:${port}`;
  const node = createNode(url);
  while ((await node.chainId().catch(() => null)) === null) await delay(10);
  const hex = (value: bigint | number) => `0x${value.toString(16)}`;
  return {
    url,
    nodeUrl: url,
    chainId: CHAIN_ID,
    nodePid: async () => child.pid ?? 0,
    dated: inLaterBlocks,
    async fund(address, wei) {
      if ((await node.balance(address)) < wei) await node.ask("anvil_setBalance", [address, hex(wei)]);
    },
    mine: async (blocks) => void (await node.ask("anvil_mine", [hex(blocks)])),
    async stop() {
      child.ref();
      child.kill("SIGKILL");
      await exited;
    },
  };
}
