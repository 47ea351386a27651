/** Databases of tests on the PostgreSQL of the run, with every connection that tests and their applications use. */
import type pg from "pg";
import { afterAll } from "vitest";
import { count } from "../../vitest.costs.ts";
import { type Db, openDatabase } from "../src/platform/database.ts";
import { listenForSignals, type Signals } from "../src/platform/signals.ts";
import { cloneTemplate } from "./on-server.ts";
import { refuseNesting } from "./refuse-nesting.ts";
import { openWatched, PATIENCE_MS, type Watched } from "./statements.ts";
import { testServer } from "./test-server.ts";

export type TestDatabase = {
  url: string;
  /** The product's database, used with the product's role. */
  db: Db;
  pool: pg.Pool;
  /** The owner's connection, for what the product may not do: alter tables, and change append-only rows. */
  owner: Db;
  /** The application's own connections, whose statements are recorded. */
  watched: Watched;
  signals: Signals;
};

/** Opens all connections to a database, which `close` ends. */
export function connectTo({ url, ownerUrl }: { url: string; ownerUrl: string }) {
  const { db, pool } = refuseNesting(openDatabase({ url, poolSize: 6, patienceMs: PATIENCE_MS }));
  const { db: owner } = openDatabase({ url: ownerUrl, poolSize: 1, patienceMs: PATIENCE_MS });
  const watched = openWatched(url);
  const signals = listenForSignals(url);
  const database: TestDatabase = { url, db, pool, owner, watched, signals };
  const close = async () =>
    void (await Promise.all([db.destroy(), owner.destroy(), watched.db.destroy(), signals.close()]));
  return { ...database, close };
}

/** A migrated database; `drop` ends the connections first. */
export async function openTestDatabase() {
  const { name, drop: dropIt, ...place } = await cloneTemplate(await testServer());
  const { close, ...database } = connectTo(place);
  const drop = async () => {
    await close();
    await dropIt();
  };
  return { ...database, name, drop };
}

/** A migrated database for this test file alone, dropped after its tests. Call it at the top of the file. */
export async function startTestDatabase(): Promise<TestDatabase> {
  count("databases");
  const { drop, name: _, ...database } = await openTestDatabase();
  afterAll(drop);
  return database;
}
