/** Starts everything in order, and stops it in the reverse order. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { PRODUCT } from "@ijaza/schema/product";
import pino, { type Logger } from "pino";
import { loadDemo } from "../seeds/demo.ts";
import { DEMO_ACCOUNTS } from "../seeds/demo-accounts.ts";
import { createApp } from "./app.ts";
import type { ChainConnection } from "./app-options.ts";
import { pinChain, provePins, provePlatformKey, readIdentity } from "./features/chain/identity.ts";
import { createKeys, type Keys } from "./features/chain/keys/keys.ts";
import { createNode, NodeUnreachable } from "./features/chain/node.ts";
import { assignRegistrar } from "./features/chain/registry/registrar.ts";
import { systemClock } from "./platform/clock.ts";
import { prepareDataDir } from "./platform/data-dir.ts";
import { type Db, inScope, openDatabase } from "./platform/database.ts";
import { startEmbeddedChain } from "./platform/embedded/chain.ts";
import { HEARTBEAT } from "./platform/embedded/chain-heartbeat.ts";
import { startEmbeddedPostgres } from "./platform/embedded/postgres.ts";
import { openStorage } from "./platform/files/storage.ts";
import { loadFirstPaint } from "./platform/http/first-paint.ts";
import { listenAt } from "./platform/http/listening.ts";
import { createTimeBudget } from "./platform/http/time-budget.ts";
import { newPassphrase } from "./platform/ids.ts";
import { pinInstallation } from "./platform/installation.ts";
import { folderTransport, smtpTransport, type Transport } from "./platform/mail/transport.ts";
import { prepareDatabase } from "./platform/prepare-database.ts";
import { writeRunNote } from "./platform/run-note.ts";
import { deriveSecrets, fingerprintOf, readMasterKey } from "./platform/secrets.ts";
import type { Settings } from "./platform/settings.ts";
import { listenForSignals } from "./platform/signals.ts";

export type Server = { url: string; stop(): Promise<void> };

/** Functions that stop what was started, run from the last to the first. */
type Undo = (() => Promise<unknown>)[];

const PLATFORM_ETHER = 10n ** 24n;

/** Starts the server; if a step fails, everything started before is stopped again. */
export async function boot(settings: Settings): Promise<Server> {
  const undo: Undo = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    return { url: await start(settings, { undo, stop }), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(settings: Settings, { undo, stop }: { undo: Undo; stop: () => Promise<void> }): Promise<string> {
  const log = pino({ level: settings.logLevel });
  prepareDataDir(settings);
  const masterKey = readMasterKey(settings);
  const secrets = deriveSecrets(masterKey);
  const [database, embeddedChain] = await Promise.all([
    findDatabase(settings, { log, undo }),
    settings.rpcUrl ? undefined : startChain(settings, { log, undo }),
  ]);
  const { db, pool } = openDatabase({ url: database.url });
  undo.push(() => db.destroy());
  await prepareDatabase(db, { profile: settings.profile, ownerUrl: database.ownerUrl, settings });
  const keys = createKeys({ kek: secrets.keyEncryption });
  await provePlatformKey(db, keys);
  await pinInstallation(db, { profile: settings.profile, key: fingerprintOf(masterKey) });
  const chain = await connectChain({ settings, db, keys, log, embedded: embeddedChain });
  const signals = listenForSignals(database.url);
  undo.push(() => signals.close());
  const app = await createApp({
    db,
    pool,
    signals,
    secrets,
    chain,
    publicUrl: settings.publicUrl,
    etherPayment: settings.etherPayment,
    requestDelay: settings.requestDelay,
    storage: openStorage(settings),
    timeStamps: settings.timeStamps,
    mail: { transport: mailTransport(settings), from: settings.mailFrom, contact: settings.contactEmail },
    profile: settings.profile,
    logLevel: settings.logLevel,
    trustProxy: settings.trustProxy,
    legal: { operator: settings.operator, dir: settings.legalDir },
    retention: settings.retention,
    metricsToken: settings.metricsToken,
    publicCallsPerMinute: settings.publicCallsPerMinute,
    budget: createTimeBudget({ clock: systemClock, raised: settings.raisedNetworks }),
    log,
    pagesDir: join(projectRoot(), "web", "dist"),
    firstPaint: await loadFirstPaint(join(projectRoot(), "web", "dist-server", "public-server.js")),
    onMismatch: (error) => {
      log.fatal({ err: error }, "this is not the chain that the records belong to");
      void stop().finally(() => process.exit(1));
    },
  });
  undo.push(async () => {
    app.drain();
    if (app.http.server.listening) await setTimeout(settings.drainSeconds * 1000);
    await app.http.close();
  });
  const demoPassword = settings.profile === "demo" ? readDemoPassword(settings) : undefined;
  const demo = demoPassword
    ? await loadDemo(app, { db, signals, password: demoPassword, publicUrl: settings.publicUrl })
    : undefined;
  await listenAt(app.http, settings);
  if (demo) {
    const issuing = demo.issue().catch((error: unknown) => log.warn({ err: error }, "the demo is not all issued"));
    undo.push(async () => {
      await demo.stop();
      await issuing;
    });
  }
  undo.push(writeRunNote(settings.dataDir, { postgresPort: database.port, rpcUrl: embeddedChain?.url }));
  announce(settings, demoPassword);
  return settings.publicUrl;
}

/** The addresses of the database for the server's role and for the owner of the tables; `port` if it is embedded. */
type Database = { url: string; ownerUrl: string | undefined; port?: number };

async function findDatabase(settings: Settings, { log, undo }: { log: Logger; undo: Undo }): Promise<Database> {
  if (settings.databaseUrl) return { url: settings.databaseUrl, ownerUrl: settings.databaseOwnerUrl };
  const embedded = await startEmbeddedPostgres({ dir: join(settings.dataDir, "postgres"), log });
  undo.push(() => embedded.stop());
  return embedded;
}

/** Without a mail server, mails are stored in the data directory; production does not start without one. */
function mailTransport({ smtpUrl, dataDir }: Settings): Transport {
  return smtpUrl ? smtpTransport(smtpUrl) : folderTransport(join(dataDir, "mails"));
}

type EmbeddedChain = Awaited<ReturnType<typeof startEmbeddedChain>>;

async function startChain(settings: Settings, { log, undo }: { log: Logger; undo: Undo }): Promise<EmbeddedChain> {
  const embedded = await startEmbeddedChain({ dir: join(settings.dataDir, "chain"), heartbeat: HEARTBEAT, log });
  undo.push(() => embedded.stop());
  return embedded;
}

type ConnectChainOptions = { settings: Settings; db: Db; keys: Keys; log: Logger; embedded?: EmbeddedChain };

/** The chain with its pins: stored at the first boot, or created now. A mismatch ends the boot. */
async function connectChain({ settings, db, keys, log, embedded }: ConnectChainOptions): Promise<ChainConnection> {
  const url = settings.rpcUrl ?? embedded?.url;
  if (!url) throw new Error("there is neither RPC_URL nor an embedded chain");
  const node = createNode(url);
  const expected = {
    chainId: settings.chainId,
    genesisHash: settings.genesisHash,
    registry: settings.registryAddress,
  };
  const pinned = await readIdentity(db);
  const deploy = embedded && { fund: (address: string) => embedded.fund(address, PLATFORM_ETHER) };
  const { registrarAddress: registrar } = settings;
  const identity = pinned ?? (await pinChain({ db, node, keys, expected, registrar, deploy }));
  await assignRegistrar(db, { keys, registrar });
  // The relayer waits for a chain that is down; a wrong chain ends the boot here.
  await provePins({ node, pinned: identity, expected }).catch((error) => {
    if (!(error instanceof NodeUnreachable)) throw error;
  });
  if (settings.rpcUrl) await logPlatformAccounts(db, log);
  const { finality, maxBlockAge, quorum, publicRpcUrls } = settings;
  return { node, keys, identity, registrar, expected, finality, maxBlockAge, quorum, publicRpcUrls };
}

/** On an external chain the registry's admin must give these accounts their roles, and somebody must give them ether. */
async function logPlatformAccounts(db: Db, log: Logger): Promise<void> {
  const keys = await inScope(db, { all: "the platform's keys are no university's" }, (trx) =>
    trx
      .selectFrom("chain_keys")
      .select(["purpose", "public_id"])
      .where("university_id", "is", null)
      .where("state", "=", "active")
      .execute(),
  );
  const accounts = Object.fromEntries(keys.map(({ purpose, public_id }) => [purpose, public_id]));
  log.info(accounts, "the platform's accounts: they need the registry's roles, and ether");
}

function readDemoPassword(settings: Settings): string {
  if (settings.demoPassword) return settings.demoPassword;
  const file = join(settings.dataDir, "demo-password");
  if (!existsSync(file)) writeFileSync(file, `${newPassphrase()}\n`, { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}

/** The folder of the workspaces, for the source and for the bundle. */
function projectRoot(): string {
  let dir = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(dir, "web", "package.json")) && dirname(dir) !== dir) dir = dirname(dir);
  return dir;
}

function announce(settings: Settings, demoPassword: string | undefined): void {
  const lines = ["", `${PRODUCT.name.en} is ready at ${settings.publicUrl}`];
  if (demoPassword) {
    lines.push("", `Demo accounts, all with the password ${demoPassword}`);
    for (const { email, role } of DEMO_ACCOUNTS) lines.push(`  ${email.padEnd(30)} ${role}`);
    if (!settings.smtpUrl) lines.push("", `Mails of the demo are read at ${settings.publicUrl}/mailbox`);
  }
  console.log(`${lines.join("\n")}\n`);
}
