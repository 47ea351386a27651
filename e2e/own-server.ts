/** A server of a journey's own, whose registrar is an account outside the platform. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { type Address, createWalletClient, type Hex, http, publicActions } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { ALL_FROM_HERE, DEMO_PASSWORD, PORT } from "./stack.ts";

/** Beside the ports of the product under test; journeys of both places run at once. */
const PORTS = { first: PORT + 3, second: PORT + 4 };
const SERVER = fileURLToPath(new URL("../api/dist/main.js", import.meta.url));

export type OwnServer = {
  url: string;
  /** Sends the calls of a batch for Safe from the registrar's account, one after the other. */
  makeCallsOf(path: string): Promise<void>;
  stop(): Promise<void>;
};

/** Resolves once the server is ready. */
export async function startWithRegistrar(place: keyof typeof PORTS): Promise<OwnServer> {
  const dir = mkdtempSync(join(tmpdir(), "ijaza-registrar-"));
  const account = privateKeyToAccount(generatePrivateKey());
  const url = `http://localhost:${PORTS[place]}`;
  const env = {
    ...process.env,
    PORT: String(PORTS[place]),
    DATA_DIR: dir,
    DEMO_PASSWORD,
    REGISTRAR_ADDRESS: account.address,
    RAISED_NETWORKS: ALL_FROM_HERE,
    LOG_LEVEL: "fatal",
    NODE_ENV: "production",
  };
  const child = spawn(process.execPath, [SERVER], { env, stdio: "ignore" });
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  // A first start takes a quarter of a minute of CPU, and as much longer as the machine is busy.
  try {
    await expect.poll(isReady, { timeout: 300_000 }).toBe(true);
  } catch (error) {
    await end(child);
    throw error;
  }
  return {
    url,
    async makeCallsOf(path) {
      const { rpcUrl } = JSON.parse(readFileSync(join(dir, "run.json"), "utf8"));
      const client = createWalletClient({ account, transport: http(rpcUrl), pollingInterval: 100 }).extend(
        publicActions,
      );
      for (const { to, data } of readCalls(path)) {
        const hash = await client.sendTransaction({ to, data, chain: null });
        expect((await client.waitForTransactionReceipt({ hash })).status).toBe("success");
      }
    },
    async stop() {
      await end(child);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const readCalls = (path: string): { to: Address; data: Hex }[] => JSON.parse(readFileSync(path, "utf8")).transactions;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
