/** The servers of the harness: a PostgreSQL and a chain, both behind proxies, and the hosts that use them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "../../src/app.ts";
import type { AppOptions } from "../../src/app-options.ts";
import { pinChain } from "../../src/features/chain/identity.ts";
import { createKeys } from "../../src/features/chain/keys/keys.ts";
import { openDatabase } from "../../src/platform/database.ts";
import { startEmbeddedPostgres } from "../../src/platform/embedded/postgres.ts";
import { prepareDatabase } from "../../src/platform/prepare-database.ts";
import { listenForSignals } from "../../src/platform/signals.ts";
import { FAULT_PUBLIC_URL, FAULT_SECRETS, FAULT_TERMS, type HostPlace, NOTHING_BESIDE } from "./host-orders.ts";
import { startHosts } from "./hosts.ts";
import { startRpcProxy } from "./rpc-proxy.ts";
import { startSteeredChain } from "./steered-chain.ts";
import { startTcpProxy } from "./tcp-proxy.ts";

/** Processes may crash, but the machine does not: nothing must wait for the disk, but every commit must be kept. */
const SETTINGS = {
  fsync: "off",
  full_page_writes: "off",
  shared_buffers: "32MB",
  max_connections: "80",
  scram_iterations: "1",
};
const PLATFORM_WEI = 10n ** 24n;
const SILENT = { info: () => undefined, warn: () => undefined };

export type RigOptions = {
  /** The number of blocks after which something is final. */
  confirmations?: number;
  /** The number of hosts that share the database. */
  hosts?: number;
  careless?: boolean;
  /** The timing of the hosts' relayers; much faster than in the product unless given. */
  timing?: Partial<HostPlace["timing"]>;
};

export type Rig = Awaited<ReturnType<typeof startRig>>;

export async function startRig(options: RigOptions = {}) {
  const { confirmations = 4, hosts: count = 1, careless = false } = options;
  const timing = { pollMs: 80, beatMs: 150, bumpAfterMs: 400, ...options.timing };
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const dir = mkdtempSync(join(tmpdir(), "ijaza-faults-"));
    undo.push(() => rmSync(dir, { recursive: true, force: true }));
    const [postgres, chain] = await Promise.all([
      startEmbeddedPostgres({ dir, settings: SETTINGS, log: SILENT }),
      startSteeredChain(),
    ]);
    undo.push(() => postgres.stop("immediate"), chain.stop);
    const [database, rpc] = await Promise.all([startTcpProxy(postgres.port), startRpcProxy(chain.url)]);
    undo.push(database.close, rpc.close);
    const { db, pool } = openDatabase({ url: postgres.url, poolSize: 6 });
    undo.push(() => db.destroy());
    await prepareDatabase(db, { profile: "demo", ownerUrl: postgres.ownerUrl });
    const keys = createKeys({ kek: FAULT_SECRETS.keyEncryption });
    const deploy = { fund: (address: string) => chain.fund(address, PLATFORM_WEI) };
    const identity = await pinChain({ db, node: patient(chain.node), keys, expected: {}, deploy });
    // No blocks meanwhile: a starting host searches each block for transactions of the platform's account.
    chain.mining(false);
    const signals = listenForSignals(postgres.url);
    undo.push(() => signals.close());
    const finality = { confirmations };
    const app: AppOptions = {
      db,
      pool,
      signals,
      secrets: FAULT_SECRETS,
      publicUrl: FAULT_PUBLIC_URL,
      profile: "demo",
      ...NOTHING_BESIDE,
      logLevel: "silent",
      passwordCost: { memoryCost: 8, timeCost: 1 },
      works: false,
      chain: { node: chain.node, keys, identity, finality, ...FAULT_TERMS },
    };
    const { rooms, trust, http } = await createApp(app);
    undo.push(() => http.close());
    const url = new URL(postgres.url);
    url.port = String(database.port);
    const place = { databaseUrl: url.href, rpcUrl: rpc.url, identity, finality, timing, careless };
    const hosts = await startHosts(place, { count });
    undo.push(hosts.stop);
    await hosts.ready();
    chain.mining(true);
    return { dir, postgres, chain, database, rpc, db, identity, rooms, trust, hosts, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The deployment of the registry expects its block at once; here blocks come a little later. */
function patient(node: Awaited<ReturnType<typeof startSteeredChain>>["node"]): typeof node {
  return {
    ...node,
    async send(raw) {
      const hash = await node.send(raw);
      while ((await node.receipt(hash)) === null) await new Promise((resolve) => setTimeout(resolve, 5));
      return hash;
    },
  };
}
