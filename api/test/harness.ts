/** The product under test: an application with a database as new, a false clock, and clients that call it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAuditDatum, isAuditKind } from "@ijaza/schema/audit/kinds";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { afterAll, expect } from "vitest";
import { count } from "../../vitest.costs.ts";
import { type App, createApp } from "../src/app.ts";
import type { AppOptions } from "../src/app-options.ts";
import { type Db, inScope } from "../src/platform/database.ts";
import { folderStorage } from "../src/platform/files/storage.ts";
import { deriveSecrets, type Secrets } from "../src/platform/secrets.ts";
import { type Client, createClient } from "./client.ts";
import { expectDeclaredReplies, watchReplies } from "./declared-replies.ts";
import { EVERYTHING } from "./everything.ts";
import { type FalseClock, falseClock } from "./false-clock.ts";
import { createFixtures, type Fixtures } from "./fixtures.ts";
import { startKeptDatabase } from "./kept-database.ts";
import { type KeptMails, keepMails } from "./kept-mails.ts";
import { KEPT_THREADS } from "./kept-threads.ts";
import { nowhereChain } from "./nowhere-chain.ts";
import type { Watched } from "./statements.ts";
import { reachesTooFar } from "./tenant-statements.ts";
import type { TestDatabase } from "./test-database.ts";

/** Secrets that are the same in every test. */
export const TEST_SECRETS: Secrets = deriveSecrets(Buffer.alloc(32, 7));
export const TEST_PUBLIC_URL = "http://localhost:3000";
/** The least cost of hashing that runs the same code. */
export const CHEAP = { memoryCost: 8, timeCost: 1 };

export type TestApp = TestDatabase & {
  app: FastifyInstance;
  /** The services of the rooms, for actions that have no call. */
  rooms: App["rooms"];
  passwords: App["passwords"];
  /** The sent mails. Reading them first delivers those that wait. */
  mails: KeptMails;
  clock: FalseClock;
  /** A client without a session. */
  anyone: Client;
  /** Another client without a session, with its own cookies. */
  visitor(): Client;
  fixtures: Fixtures;
  /** Stops work as a signal to the process does, before the application closes. */
  drain: App["drain"];
};

type TestAppOptions = Partial<AppOptions> & {
  /** Opens the application's connection to the database; the test itself uses another. */
  reach?: (url: string) => Promise<Pick<AppOptions, "db" | "pool">>;
};

/** The whole application on a database as new, closed after the file's tests. Call it at the top of the file. */
export async function startTestApp({ reach, ...options }: TestAppOptions = {}): Promise<TestApp> {
  count("applications");
  const database = await startKeptDatabase();
  const { url, db, watched, signals } = database;
  const reached = await reach?.(url);
  const clock = falseClock();
  const kept = keepMails();
  const filesDir = mkdtempSync(join(tmpdir(), "ijaza-files-"));
  const {
    http: app,
    rooms,
    passwords,
    drain,
  } = await createApp({
    db: watched.db,
    pool: watched.pool,
    signals,
    clock,
    secrets: TEST_SECRETS,
    publicUrl: TEST_PUBLIC_URL,
    storage: folderStorage(filesDir),
    mail: { transport: kept.transport, from: "Ijaza <no-reply@ijaza.example>", contact: "help@ijaza.example" },
    chain: nowhereChain(),
    works: false,
    profile: "demo",
    logLevel: "error",
    passwordCost: CHEAP,
    ...KEPT_THREADS,
    ...reached,
    ...options,
  });
  const replies = watchReplies(app);
  await app.ready();
  afterAll(async () => {
    // Closed first: its database is used again, whatever is found of it.
    await app.close();
    rmSync(filesDir, { recursive: true });
    await expectDeclaredEvents(db);
    expectDeclaredReplies(replies);
    expectLawful(watched);
  });
  const visitor = () => createClient(app);
  const { publicUrl = TEST_PUBLIC_URL } = options;
  const fixtures = createFixtures({ db, clock, passwords, contentKey: TEST_SECRETS.content, publicUrl, visitor });
  const mails = kept.by(rooms.mailer);
  const people = { anyone: visitor(), visitor, fixtures };
  return { ...database, app, rooms, passwords, mails, clock, drain, ...people };
}

/** Fails when the product wrote an event for which the audit page has no text. */
export async function expectDeclaredEvents(db: Db, except: readonly string[] = []): Promise<void> {
  const { rows } = await inScope(db, EVERYTHING, (trx) =>
    sql<{ kind: string; name: string | null }>`
      select distinct kind, name from audit_events left join lateral jsonb_object_keys(data) as name on true`.execute(
      trx,
    ),
  );
  const all = rows.filter(({ kind }) => !except.some((prefix) => kind.startsWith(prefix)));
  const undeclared = all.filter(({ kind, name }) => !(isAuditKind(kind) && (name === null || isAuditDatum(name))));
  expect(undeclared, "events that schema/src/audit/kinds.ts does not declare").toEqual([]);
}

/**
 * Fails when the product sent a statement that does not name the university of its rows, or began a transaction within
 * another.
 */
export function expectLawful({ statements, nested }: Watched): void {
  expect(nested, "transactions within another, see refuse-nesting.ts").toEqual([]);
  const tooFar = statements().filter(reachesTooFar);
  expect(tooFar, "statements that name no university, see tenant-statements.ts").toEqual([]);
}
