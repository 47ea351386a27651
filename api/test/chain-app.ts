/** The product on a real chain: an application with workers, and what a test says to it. It is closed by whoever opens it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Job } from "@ijaza/schema/jobs/calls";
import { readJob } from "@ijaza/schema/jobs/calls";
import { sql } from "kysely";
import { type App, createApp } from "../src/app.ts";
import type { AppOptions } from "../src/app-options.ts";
import { pinChain } from "../src/features/chain/identity.ts";
import { createKeys } from "../src/features/chain/keys/keys.ts";
import { createNode } from "../src/features/chain/node.ts";
import type { RelayerTiming } from "../src/features/chain/relayer/timing.ts";
import { NOTIFY_JOB } from "../src/features/records/mails/notify-holders.ts";
import { registrationOf, type UniversityRow } from "../src/features/universities/universities.service.ts";
import { SYSTEM } from "../src/platform/audit/audit.ts";
import { systemClock } from "../src/platform/clock.ts";
import { inScope, type Trx } from "../src/platform/database.ts";
import type { EmbeddedChain } from "../src/platform/embedded/chain.ts";
import { folderStorage, type Storage } from "../src/platform/files/storage.ts";
import { createPasswords } from "../src/platform/passwords.ts";
import { type Client, createClient } from "./client.ts";
import { EVERYTHING } from "./everything.ts";
import { createFixtures, type Fixtures } from "./fixtures.ts";
import { CHEAP, TEST_PUBLIC_URL, TEST_SECRETS } from "./harness.ts";
import { patient, type TestChain } from "./kept-chain.ts";
import { type KeptMails, keepMails } from "./kept-mails.ts";
import { KEPT_THREADS } from "./kept-threads.ts";
import { issueDiploma } from "./signed-diploma.ts";
import type { TestDatabase } from "./test-database.ts";

const ETHER = 10n ** 18n;
const CREDITS = 1_000_000;
/** What is held up is judged again with the next beat, whatever it waits for. */
const TIMING: Partial<RelayerTiming> = {
  pollMs: 50,
  beatMs: 500,
  heldMs: { chain: 100, ether: 100, credits: 100, key: 100, setup: 100, registrar: 100 },
};

export type ChainApp = TestDatabase &
  Pick<App, "http" | "rooms" | "trust"> & {
    chain: EmbeddedChain;
    /** For who verifies on this chain; each reads it anew, since a test may act and read again within a moment. */
    verifyOptions: { trust: App["trust"][]; rpc: string[]; shareReads: false };
    storage: Storage;
    anyone: Client;
    /** The mails that were sent. */
    mails: KeptMails;
    visitor(): Client;
    fixtures: Fixtures & {
      /** A university that the registry knows, with wallet, key, ether and credits. */
      issuingUniversity(options?: { credits?: number }): Promise<UniversityRow>;
      /** So many new ones at once. */
      issuingUniversities(number: number): Promise<UniversityRow[]>;
      /** A signed, final diploma, with the people involved. */
      signedDiploma(): ReturnType<typeof issueDiploma>;
    };
    /** Resolves with the job once it has ended. */
    ended(client: Client, job: Job): Promise<Job>;
    /** Resolves once no transaction is waiting for the chain. */
    settled(): Promise<void>;
  };

export type ChainAppOptions = Partial<AppOptions> & {
  addRooms?: NonNullable<Parameters<typeof createApp>[1]>["addRooms"];
  /** The address of a foreign registry, used instead of one that the platform deploys and administers. */
  registryOn?: (chain: EmbeddedChain) => Promise<string>;
  /** The address of a registrar that is another party. */
  registrar?: string;
  /** The address at which the application reaches the chain's node, if it is not the node's own. */
  reachNode?: (chain: EmbeddedChain) => Promise<string>;
  /** A folder for files, that the test itself manages. */
  dir?: string;
};

type Place = {
  database: TestDatabase;
  chain: TestChain;
  /** Universities of the database that can issue: `issuingUniversity` takes these first. */
  ready?: readonly UniversityRow[];
  /** What is made for the tests is numbered from here. */
  first?: number;
};

/** The requirements in the embedded chain's entry of the trust list. */
const TERMS = { finality: { confirmations: 1 }, maxBlockAge: 900, quorum: 1 };

const newDir = () => mkdtempSync(join(tmpdir(), "ijaza-chain-"));

/** `close` ends the application, and leaves database and chain as they are. */
export async function openChainApp(
  { database, chain: embedded, ready = [], first }: Place,
  { registryOn, registrar, reachNode, dir = newDir(), addRooms, ...options }: ChainAppOptions = {},
): Promise<ChainApp & { close(): Promise<void> }> {
  const kept = keepMails();
  const { watched, signals } = database;
  const reached = createNode((await reachNode?.(embedded)) ?? embedded.url);
  const node = embedded.dated?.(reached) ?? reached;
  const keys = createKeys({ kek: TEST_SECRETS.keyEncryption });
  const deploy = { fund: (address: string) => embedded.fund(address, 1_000_000n * ETHER) };
  const registry = await registryOn?.(embedded);
  const place = registry ? { expected: { registry: registry.toLowerCase() } } : { expected: {}, deploy };
  const identity = await pinChain({ db: database.db, node: patient(node), keys, registrar, ...place });
  const storage = folderStorage(join(dir, "files"));
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
      ...KEPT_THREADS,
      storage,
      mail: { transport: kept.transport, from: "Ijaza <no-reply@ijaza.example>", contact: "help@ijaza.example" },
      chain: { node, keys, identity, registrar, ...TERMS, timing: TIMING },
      ...options,
    },
    { addRooms },
  );
  const { db } = database;
  const visitor = () => createClient(app.http);
  const passwords = createPasswords({ pepper: TEST_SECRETS.pepper, cost: CHEAP });
  const { clock = systemClock, publicUrl = TEST_PUBLIC_URL } = options;
  const of = { db, clock, passwords, contentKey: TEST_SECRETS.content, publicUrl };
  const builders = createFixtures({ ...of, visitor, ...(first && { first }) });

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
    while (await inScope(db, EVERYTHING, findDue)) await signals.next("jobs", { timeoutMs: 25 });
  };

  const registered = async ({ credits = CREDITS } = {}) => {
    const university = await builders.university();
    await inScope(db, EVERYTHING, async (trx) => {
      await app.rooms.chain.enrol(trx, {
        ...registrationOf(university, publicUrl),
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
    return university;
  };

  const made = [...ready];
  const issuingUniversity: ChainApp["fixtures"]["issuingUniversity"] = async ({ credits = CREDITS } = {}) => {
    const readyOne = credits === CREDITS && made.shift();
    if (readyOne) return readyOne;
    const university = await registered({ credits });
    await settled();
    return university;
  };

  const issuingUniversities = async (number: number) => {
    const universities = await Promise.all(Array.from({ length: number }, () => registered()));
    await settled();
    return universities;
  };

  /** Whether the job has ended, without a call for each of its signals. */
  const hasEnded = (id: string) =>
    inScope(db, EVERYTHING, (trx) =>
      trx
        .selectFrom("jobs")
        .select("id")
        .where("id", "=", id)
        .where("status", "in", ["succeeded", "failed"])
        .executeTakeFirst(),
    );
  const ended: ChainApp["ended"] = async (client, job) => {
    while (!(await hasEnded(job._id))) await signals.next("jobs", { timeoutMs: 250 });
    return client.call(readJob, { id: job._id });
  };

  return {
    ...database,
    http: app.http,
    rooms: app.rooms,
    trust: app.trust,
    verifyOptions: { trust: [app.trust], rpc: [embedded.url], shareReads: false },
    chain: embedded,
    storage,
    anyone: visitor(),
    visitor,
    settled,
    mails: kept.by(app.rooms.mailer, notified),
    fixtures: {
      ...builders,
      issuingUniversity,
      issuingUniversities,
      signedDiploma: () => issueDiploma({ fixtures: { ...builders, issuingUniversity }, ended }),
    },
    ended,
    async close() {
      await app.http.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
