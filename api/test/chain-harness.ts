/** The product on a real chain: an application with workers, a university that can issue, and waiting for jobs. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Job } from "@ijaza/schema/jobs";
import { readJob } from "@ijaza/schema/jobs";
import { sql } from "kysely";
import { afterAll } from "vitest";
import { type App, createApp } from "../src/app.ts";
import type { AppOptions } from "../src/app-options.ts";
import { pinChain } from "../src/features/chain/identity.ts";
import { createKeys } from "../src/features/chain/keys/keys.ts";
import { createNode } from "../src/features/chain/node.ts";
import { NOTIFY_JOB } from "../src/features/records/mails/notify-holders.ts";
import { registrationOf, type UniversityRow } from "../src/features/universities/universities.service.ts";
import { SYSTEM } from "../src/platform/audit/audit.ts";
import { systemClock } from "../src/platform/clock.ts";
import { inScope, type Trx } from "../src/platform/database.ts";
import { type EmbeddedChain, startEmbeddedChain } from "../src/platform/embedded/chain.ts";
import { folderStorage, type Storage } from "../src/platform/files/storage.ts";
import { createPasswords } from "../src/platform/passwords.ts";
import { listenForSignals, type Signals } from "../src/platform/signals.ts";
import { type Client, createClient } from "./client.ts";
import { expectDeclaredReplies, watchReplies } from "./declared-replies.ts";
import { createFixtures, type Fixtures } from "./fixtures.ts";
import {
  CHEAP,
  expectDeclaredEvents,
  expectNamedUniversities,
  startTestDatabase,
  TEST_PUBLIC_URL,
  TEST_SECRETS,
  type TestDatabase,
} from "./harness.ts";
import { type KeptMails, keepMails } from "./kept-mails.ts";
import { issueDiploma } from "./signed-diploma.ts";
import { openWatched, type Watched } from "./statements.ts";

const ETHER = 10n ** 18n;
const SILENT = { info: () => undefined, warn: () => undefined };

export type ChainApp = TestDatabase &
  Pick<App, "http" | "rooms" | "trust"> & {
    chain: EmbeddedChain;
    storage: Storage;
    signals: Signals;
    /** The statements that the application sent to its database. */
    watched: Watched;
    anyone: Client;
    /** The mails that were sent. */
    mails: KeptMails;
    visitor(): Client;
    fixtures: Fixtures & {
      /** A university that the registry knows, with wallet, key, ether and credits. */
      issuingUniversity(options?: { credits?: number }): Promise<UniversityRow>;
      /** A signed, final diploma, with the people involved. */
      signedDiploma(): ReturnType<typeof issueDiploma>;
    };
    /** Resolves with the job once it has ended. */
    ended(client: Client, job: Job): Promise<Job>;
    /** Resolves once no transaction is waiting for the chain. */
    settled(): Promise<void>;
  };

type ChainAppOptions = Partial<AppOptions> & {
  addRooms?: NonNullable<Parameters<typeof createApp>[1]>["addRooms"];
  /** The address of a foreign registry, used instead of one that the platform deploys and administers. */
  registryOn?: (chain: EmbeddedChain) => Promise<string>;
  /** The address of a registrar that is another party. */
  registrar?: string;
  /** The address at which the application reaches the chain's node, if it is not the node's own. */
  reachNode?: (chain: EmbeddedChain) => Promise<string>;
  /** A database and a folder for the chain that the test itself manages. */
  database?: TestDatabase;
  dir?: string;
  /** Starts another kind of chain than the embedded one. */
  startChain?: () => Promise<EmbeddedChain>;
  /** Prefixes of the kinds of events that only the test declares. */
  undeclaredEvents?: readonly string[];
};

/** The requirements in the embedded chain's entry of the trust list. */
const TERMS = { finality: { confirmations: 1 }, maxBlockAge: 900, quorum: 1 };

const newDir = () => mkdtempSync(join(tmpdir(), "ijaza-chain-"));

/** Call it at the top of a test file. */
export async function startChainApp(chosen: ChainAppOptions = {}): Promise<ChainApp> {
  const {
    registryOn,
    registrar,
    reachNode,
    database = await startTestDatabase(),
    dir = newDir(),
    startChain = () => startEmbeddedChain({ dir, log: SILENT }),
    undeclaredEvents,
    addRooms,
    ...options
  } = chosen;
  const kept = keepMails();
  const embedded = await startChain();
  const signals = listenForSignals(database.url);
  const node = createNode((await reachNode?.(embedded)) ?? embedded.url);
  const keys = createKeys({ kek: TEST_SECRETS.keyEncryption });
  const deploy = { fund: (address: string) => embedded.fund(address, 1_000_000n * ETHER) };
  const registry = await registryOn?.(embedded);
  const place = registry ? { expected: { registry: registry.toLowerCase() } } : { expected: {}, deploy };
  const identity = await pinChain({ db: database.db, node, keys, registrar, ...place });
  const storage = folderStorage(join(dir, "files"));
  const watched = openWatched(database.url);
  const app = await createApp(
    {
      db: watched.db,
      pool: watched.pool,
      signals,
      secrets: TEST_SECRETS,
      publicUrl: TEST_PUBLIC_URL,
      profile: "demo",
      logLevel: process.env.TEST_LOG_LEVEL ?? "fatal",
      passwordCost: CHEAP,
      storage,
      mail: { transport: kept.transport, from: "Ijaza <no-reply@ijaza.example>", contact: "help@ijaza.example" },
      chain: { node, keys, identity, registrar, ...TERMS, timing: { pollMs: 50, beatMs: 500 } },
      ...options,
    },
    { addRooms },
  );
  const replies = watchReplies(app.http);
  await app.http.ready();
  afterAll(async () => {
    await expectDeclaredEvents(database.db, undeclaredEvents);
    expectDeclaredReplies(replies);
    await app.http.close();
    expectNamedUniversities(watched);
    await watched.db.destroy();
    await signals.close();
    await embedded.stop();
    rmSync(dir, { recursive: true, force: true });
  });
  const { db } = database;
  const visitor = () => createClient(app.http);
  const passwords = createPasswords({ pepper: TEST_SECRETS.pepper, cost: CHEAP });
  const builders = createFixtures({ db, clock: systemClock, passwords, contentKey: TEST_SECRETS.content, visitor });

  const settled = async () => {
    while ((await app.rooms.chain.countOpen()) > 0) await signals.next("chain", { timeoutMs: 25 });
  };

  /** Resolves once all due mails to the holders of signed records are queued. */
  const notified = async () => {
    const findDue = (trx: Trx) =>
      trx
        .selectFrom("jobs")
        .select("id")
        .where("kind", "=", NOTIFY_JOB)
        .where("status", "in", ["queued", "running"])
        .where("parked", "=", false)
        .where("run_after", "<=", sql<Date>`now()`)
        .executeTakeFirst();
    while (await inScope(db, "all", findDue)) await signals.next("jobs", { timeoutMs: 25 });
  };

  const issuingUniversity = async ({ credits = 1_000_000 } = {}) => {
    const university = await builders.university();
    await inScope(db, "all", async (trx) => {
      await app.rooms.chain.enrol(trx, {
        ...registrationOf(university, options.publicUrl ?? TEST_PUBLIC_URL),
        ether: 10n * ETHER,
      });
      await app.rooms.credits.grant(trx, {
        universityId: university.id,
        registryId: university.registry_id,
        amount: credits,
        reference: "given",
        author: SYSTEM,
      });
    });
    await settled();
    return university;
  };

  const ended: ChainApp["ended"] = async (client, job) => {
    for (;;) {
      const now = await client.call(readJob, { id: job._id });
      if (now.status === "succeeded" || now.status === "failed") return now;
      await signals.next("jobs", { timeoutMs: 250 });
    }
  };

  return {
    ...database,
    watched,
    http: app.http,
    rooms: app.rooms,
    trust: app.trust,
    chain: embedded,
    storage,
    signals,
    anyone: visitor(),
    visitor,
    settled,
    mails: kept.by(app.rooms.mailer, notified),
    fixtures: {
      ...builders,
      issuingUniversity,
      signedDiploma: () => issueDiploma({ fixtures: { ...builders, issuingUniversity }, ended }),
    },
    ended,
  };
}
