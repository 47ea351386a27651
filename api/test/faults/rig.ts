/** The servers of the harness: a database and a chain, both behind proxies, and the hosts that use them. */

import { count } from "../../../vitest.costs.ts";
import { createApp } from "../../src/app.ts";
import type { AppOptions } from "../../src/app-options.ts";
import { pinChain } from "../../src/features/chain/identity.ts";
import { createKeys } from "../../src/features/chain/keys/keys.ts";
import { openDatabase } from "../../src/platform/database.ts";
import { prepareDatabase } from "../../src/platform/prepare-database.ts";
import { listenForSignals } from "../../src/platform/signals.ts";
import { patient } from "../kept-chain.ts";
import { refuseNesting } from "../refuse-nesting.ts";
import type { TestServer } from "../test-server.ts";
import { FAULT_PUBLIC_URL, FAULT_SECRETS, FAULT_TERMS, type HostPlace, NOTHING_BESIDE } from "./host-orders.ts";
import { startHosts } from "./hosts.ts";
import { openRigDatabase } from "./rig-database.ts";
import { startRpcProxy } from "./rpc-proxy.ts";
import { startSteeredChain } from "./steered-chain.ts";
import { startTcpProxy } from "./tcp-proxy.ts";

const PLATFORM_WEI = 10n ** 24n;
/** The harness itself waits for its database on a busy machine, and while that restarts. */
const PATIENCE_MS = 60_000;

export type RigOptions = {
  /** The server of the test run, for its owner of databases. Without it the rig has one of its own, which can restart. */
  server?: Promise<TestServer>;
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
  count("chains");
  count("databases");
  const { confirmations = 4, hosts: number = 1, careless = false } = options;
  const timing = { pollMs: 80, beatMs: 150, bumpAfterMs: 400, ...options.timing };
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const [postgres, chain] = await Promise.all([openRigDatabase(await options.server), startSteeredChain()]);
    undo.push(postgres.end, chain.stop);
    const [database, rpc] = await Promise.all([startTcpProxy(postgres.port), startRpcProxy(chain.url)]);
    undo.push(database.close, rpc.close);
    const opened = openDatabase({ url: postgres.url, poolSize: 6, patienceMs: PATIENCE_MS });
    const { db, pool } = refuseNesting(opened);
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
    const place = {
      databaseUrl: postgres.through(database.port),
      rpcUrl: rpc.url,
      identity,
      finality,
      timing,
      careless,
    };
    const hosts = startHosts(place, { number });
    undo.push(hosts.stop);
    await hosts.ready();
    chain.mining(true);
    return { postgres, chain, database, rpc, db, identity, rooms, trust, hosts, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
