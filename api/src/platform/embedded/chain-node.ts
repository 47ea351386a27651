/** One run of the anvil process: a node whose blocks depend only on our input. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import type { Genesis } from "./chain-log.ts";
import { connectToNode, type NodeRpc } from "./chain-rpc.ts";
import { signalAtParentDeath } from "./linux-tools.ts";
import { findAnvil } from "./native-packages.ts";
import { StartUpError } from "./start-up-error.ts";

export type ChainNode = NodeRpc & { pid: number; exited: Promise<unknown>; kill(): Promise<void> };

/**
 * Everything that affects a block hash is fixed: hard fork, gas limit, first base fee, order. Blocks are mined only on
 * demand. States older than 64 blocks are dropped, as in a full node, and nothing is stored in the user's home.
 */
const FIXED = [
  "--no-mining",
  "--order",
  "fifo",
  "--hardfork",
  "prague",
  "--gas-limit",
  "30000000",
  "--block-base-fee-per-gas",
  "1000000000",
  "--accounts",
  "0",
  "--no-cors",
  "--host",
  "127.0.0.1",
  "--slots-in-an-epoch",
  "1",
  "--prune-history",
  "64",
  "--no-request-size-limit",
  "--quiet",
];

const READY_MS = 15_000;

/** Resolves when the node answers; it holds only the genesis block. Throws StartUpError. */
export async function startNode({ chainId, timestamp }: Genesis, port: number): Promise<ChainNode> {
  const own = ["--chain-id", `${chainId}`, "--timestamp", `${timestamp}`, "--port", `${port}`];
  const [command = "", ...args] = [...signalAtParentDeath("KILL"), findAnvil(), ...own, ...FIXED];
  // In its own session, so that Ctrl-C reaches this process and not the node.
  const child = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"], detached: true });
  const exited = once(child, "exit");
  let output = "";
  child.stderr.on("data", (part) => {
    output = `${output}${part}`.slice(-2000);
  });
  child.unref();
  const rpc = connectToNode(port);
  const kill = async () => {
    rpc.close();
    if (child.exitCode === null && child.signalCode === null) {
      child.ref();
      child.kill("SIGKILL");
    }
    await exited;
  };
  const isReady = await Promise.race([untilAnswering(rpc), exited.then(() => false)]);
  if (!isReady) {
    await kill();
    throw new StartUpError("server_did_not_start", {
      server: "chain",
      status: child.exitCode ?? "killed",
      said: output,
    });
  }
  return { ...rpc, pid: child.pid ?? 0, exited, kill };
}

async function untilAnswering(rpc: NodeRpc): Promise<boolean> {
  for (const start = Date.now(); Date.now() - start < READY_MS; await delay(5)) {
    const answers = await rpc.ask("eth_chainId").catch(() => undefined);
    if (answers) return true;
  }
  return false;
}
