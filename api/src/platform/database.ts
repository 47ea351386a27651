/** The database: one pool, and transactions that carry their scope past row-level security. */
import { CompiledQuery, Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import pg from "pg";
import { watchConnections } from "./connection-watchdog.ts";

/** Rooms declare their tables here by module augmentation, each in its own `<room>.tables.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: augmented by the rooms
export interface Tables {}

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/**
 * Which rows a transaction sees: those of one university; `public`, what anyone may have of what was issued; `issuer`, the keys
 * that issuers sign with, and `visits`, the counts of visits, both without anything else; the one share or the one request of an
 * organisation whose secret a stranger holds, by the secret's SHA-256 in hexadecimal; or `all`.
 */
export type Scope =
  | { university: string }
  | { share: string }
  | { request: string }
  | "public"
  | "issuer"
  | "visits"
  | "all";

pg.types.setTypeParser(pg.types.builtins.INT8, (text) => Number(text));
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

const PATIENCE_MS = 5000;
/** A session that we gave up may stay open at the server's end: what it had locked is free again after so long. */
const LEFT_TRANSACTION_MS = 60_000;

type Opening = {
  url: string;
  poolSize?: number;
  /** How long a connection or an answer may take before the database is suspected not to answer at all. */
  patienceMs?: number;
};

export function openDatabase({ url, poolSize = 12, patienceMs = PATIENCE_MS }: Opening): { db: Db; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: patienceMs,
    idle_in_transaction_session_timeout: LEFT_TRANSACTION_MS,
    keepAlive: true,
  });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => undefined);
  // So is one that dies between two statements of a transaction: the next statement fails, and that is how it is told.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: watchConnections({ pool, url, patienceMs }) }) }),
    pool,
  };
}

/** Runs `work` in one transaction that sees only the rows of its scope. */
export function inScope<T>(db: Db, scope: Scope, work: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await enter(trx, placeOf(scope));
    return work(trx);
  });
}

/** Runs one step of a transaction in another scope, and goes back. Nothing else may use the transaction meanwhile. */
export async function stepInto<T>(trx: Trx, scope: Scope, step: () => Promise<T>): Promise<T> {
  const { rows } = await sql<Place>`
    select current_setting('ijaza.scope') as scope, current_setting('ijaza.university') as university,
      current_setting('ijaza.digest') as digest`.execute(trx);
  const before = rows[0]!;
  await enter(trx, placeOf(scope));
  const result = await step().catch(async (error: unknown) => {
    // Where the database refused the step it refuses this too, and the transaction is over.
    await enter(trx, before).catch(() => undefined);
    throw error;
  });
  await enter(trx, before);
  return result;
}

type Place = { scope: string; university: string; digest: string };

function placeOf(scope: Scope): Place {
  if (typeof scope === "string") return { scope, university: "", digest: "" };
  if ("university" in scope) return { scope: "university", university: scope.university, digest: "" };
  if ("share" in scope) return { scope: "share", university: "", digest: scope.share };
  return { scope: "request", university: "", digest: scope.request };
}

async function enter(trx: Trx, { scope, university, digest }: Place): Promise<void> {
  const text =
    "select set_config('ijaza.scope', $1, true), set_config('ijaza.university', $2, true), set_config('ijaza.digest', $3, true)";
  await trx.executeQuery(CompiledQuery.raw(text, [scope, university, digest]));
}

/** Runs `work` in a transaction of the scope that leaves nothing behind. */
export async function undone<T>(db: Db, scope: Scope, work: (trx: Trx) => Promise<T>): Promise<T> {
  const done: { result?: T } = {};
  const undo = new Error("undo");
  try {
    await inScope(db, scope, async (trx) => {
      done.result = await work(trx);
      throw undo;
    });
  } catch (error) {
    if (error !== undo) throw error;
  }
  return done.result as T;
}

/** Refuses a role that row-level security does not bind. */
export async function refuseUnboundRole(db: Db): Promise<void> {
  const { rows } = await sql<{ unbound: boolean }>`
    select rolsuper or rolbypassrls as unbound from pg_roles where rolname = current_user`.execute(db);
  if (rows[0]?.unbound) throw new Error("DATABASE_URL must name a role that is no superuser and has no BYPASSRLS");
}

/** Names the constraint that a write broke, or undefined when the error is another one. */
export function brokenConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === "23505" ? error.constraint : undefined;
}
