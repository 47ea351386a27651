/** The product under test: an application with its own database, a false clock, and clients that call it. */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAuditDatum, isAuditKind } from "@ijaza/schema/audit-kinds";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type pg from "pg";
import { afterAll, expect, inject } from "vitest";
import { type App, createApp } from "../src/app.ts";
import type { AppOptions } from "../src/app-options.ts";
import { type Db, inScope, openDatabase } from "../src/platform/database.ts";
import { folderStorage } from "../src/platform/files/storage.ts";
import { deriveSecrets, type Secrets } from "../src/platform/secrets.ts";
import { listenForSignals, type Signals } from "../src/platform/signals.ts";
import { type Client, createClient } from "./client.ts";
import { databaseUrl, TEMPLATE } from "./database-url.ts";
import { expectDeclaredReplies, watchReplies } from "./declared-replies.ts";
import { type FalseClock, falseClock } from "./false-clock.ts";
import { createFixtures, type Fixtures } from "./fixtures.ts";
import { type KeptMails, keepMails } from "./kept-mails.ts";
import { nowhereChain } from "./nowhere-chain.ts";
import { onServer } from "./on-server.ts";
import { openWatched, PATIENCE_MS, type Watched } from "./statements.ts";
import { reachesTooFar } from "./tenant-statements.ts";

/** Secrets that are the same in every test. */
export const TEST_SECRETS: Secrets = deriveSecrets(Buffer.alloc(32, 7));
export const TEST_PUBLIC_URL = "http://localhost:3000";
/** The least cost of hashing that runs the same code. */
export const CHEAP = { memoryCost: 8, timeCost: 1 };

export type TestDatabase = {
  url: string;
  /** The product's database, used with the product's role. */
  db: Db;
  pool: pg.Pool;
  /** The owner's connection, for what the product may not do: alter tables, and change append-only rows. */
  owner: Db;
};

export type TestApp = TestDatabase & {
  app: FastifyInstance;
  /** The services of the rooms, for actions that have no call. */
  rooms: App["rooms"];
  passwords: App["passwords"];
  signals: Signals;
  /** The sent mails. Reading them first delivers those that wait. */
  mails: KeptMails;
  clock: FalseClock;
  /** The statements that the application sent to its database. */
  watched: Watched;
  /** A client without a session. */
  anyone: Client;
  /** Another client without a session, with its own cookies. */
  visitor(): Client;
  fixtures: Fixtures;
  /** Stops work as a signal to the process does, before the application closes. */
  drain: App["drain"];
};

/** A migrated database for this test file, dropped after its tests. Call it at the top of the file. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const ownerServerUrl = inject("ownerServerUrl");
  const name = `test_${randomBytes(8).toString("hex")}`;
  await onServer(ownerServerUrl, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  const url = databaseUrl(inject("serverUrl"), name);
  const { db, pool } = openDatabase({ url, poolSize: 6, patienceMs: PATIENCE_MS });
  const { db: owner } = openDatabase({
    url: databaseUrl(ownerServerUrl, name),
    poolSize: 1,
    patienceMs: PATIENCE_MS,
  });
  afterAll(async () => {
    await Promise.all([db.destroy(), owner.destroy()]);
    await onServer(ownerServerUrl, `drop database ${name} with (force)`);
  });
  return { url, db, pool, owner };
}

type TestAppOptions = Partial<AppOptions> & {
  /** Opens the application's connection to the database; the test itself uses another. */
  reach?: (url: string) => Promise<Pick<AppOptions, "db" | "pool">>;
};

/** The whole application with its own database, closed after the file's tests. Call it at the top of the file. */
export async function startTestApp({ reach, ...options }: TestAppOptions = {}): Promise<TestApp> {
  const { url, db, pool, owner } = await startTestDatabase();
  const watched = openWatched(url);
  const reached = await reach?.(url);
  const clock = falseClock();
  const signals = listenForSignals(url);
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
    ...reached,
    ...options,
  });
  const replies = watchReplies(app);
  await app.ready();
  afterAll(async () => {
    await expectDeclaredEvents(db);
    expectDeclaredReplies(replies);
    await app.close();
    expectNamedUniversities(watched);
    await watched.db.destroy();
    await signals.close();
    rmSync(filesDir, { recursive: true });
  });
  const visitor = () => createClient(app);
  const fixtures = createFixtures({ db, clock, passwords, contentKey: TEST_SECRETS.content, visitor });
  const mails = kept.by(rooms.mailer);
  const people = { anyone: visitor(), visitor, fixtures };
  return { url, db, pool, owner, watched, app, rooms, passwords, signals, mails, clock, drain, ...people };
}

/** Fails when the product wrote an event for which the audit page has no text. */
export async function expectDeclaredEvents(db: Db, except: readonly string[] = []): Promise<void> {
  const { rows } = await inScope(db, "all", (trx) =>
    sql<{ kind: string; name: string | null }>`
      select distinct kind, name from audit_events left join lateral jsonb_object_keys(data) as name on true`.execute(
      trx,
    ),
  );
  const all = rows.filter(({ kind }) => !except.some((prefix) => kind.startsWith(prefix)));
  const undeclared = all.filter(({ kind, name }) => !(isAuditKind(kind) && (name === null || isAuditDatum(name))));
  expect(undeclared, "events that schema/src/audit-kinds.ts does not declare").toEqual([]);
}

/** Fails when the product sent a statement that does not name the university of its rows. */
export function expectNamedUniversities({ statements }: Watched): void {
  const tooFar = statements().filter(reachesTooFar);
  expect(tooFar, "statements that name no university, see tenant-statements.ts").toEqual([]);
}
