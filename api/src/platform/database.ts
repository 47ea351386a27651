/** The database: one connection pool, and transactions that set their scope for row-level security. */
import { CompiledQuery, Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import pg from "pg";
import { watchConnections } from "./connection-watchdog.ts";
import { beginWithFirst, ENTERING } from "./transaction-begin.ts";

/** Rooms declare their tables here by module augmentation, each in its own `<room>.tables.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: augmented by the rooms
export interface Tables {}

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/**
 * The rows that a transaction sees: those of one university; `public`, which anyone may see of issued records;
 * `issuer`, the signing keys of issuers and how much they have signed, or `visits`, the counts of visits, both without
 * anything else; one share or one request of an organisation, by the SHA-256 of its secret in hexadecimal; or those of all
 * universities, with the reason why this work must see them, which is for whoever reads it.
 */
export type Scope =
  | { university: string }
  | { share: string }
  | { request: string }
  | "public"
  | "issuer"
  | "visits"
  | { all: string };

pg.types.setTypeParser(pg.types.builtins.INT8, (text) => Number(text));
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

const PATIENCE_MS = 5000;
/** An abandoned session may stay open on the server; its locks are released after this time. */
const LEFT_TRANSACTION_MS = 60_000;

type OpenDatabaseOptions = {
  url: string;
  poolSize?: number;
  /** How long a connection or an answer may take until the database is suspected to be unreachable. */
  patienceMs?: number;
};

export function openDatabase({ url, poolSize = 12, patienceMs = PATIENCE_MS }: OpenDatabaseOptions): {
  db: Db;
  pool: pg.Pool;
} {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: patienceMs,
    idle_in_transaction_session_timeout: LEFT_TRANSACTION_MS,
    keepAlive: true,
    pipeline: true,
  });
  // The pool replaces a connection that dies while idle; without a listener the error would end the process.
  pool.on("error", () => undefined);
  // The same for one that dies between two statements of a transaction, whose next statement then fails.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const watched = watchConnections({ pool, url, patienceMs });
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: beginWithFirst(watched) }) }), pool };
}

/** Runs `work` in one transaction that sees only the rows of its scope. */
export function inScope<T>(db: Db, scope: Scope, work: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await enterScope(trx, scope);
    return work(trx);
  });
}

/** Runs one step of a transaction in another scope, then restores it. Nothing else may use the transaction then. */
export async function stepInto<T>(trx: Trx, scope: Scope, step: () => Promise<T>): Promise<T> {
  const { rows } = await sql<Place>`
    select current_setting('ijaza.scope') as scope, current_setting('ijaza.university') as university,
      current_setting('ijaza.digest') as digest`.execute(trx);
  const before = rows[0]!;
  await enterScope(trx, scope);
  const result = await step().catch(async (error: unknown) => {
    // After a refused step PostgreSQL refuses this too, because the transaction is aborted.
    await enter(trx, before).catch(() => undefined);
    throw error;
  });
  await enter(trx, before);
  return result;
}

type Place = { scope: string; university: string; digest: string };

function placeOf(scope: Scope): Place {
  if (typeof scope === "string") return { scope, university: "", digest: "" };
  if ("all" in scope) return { scope: "all", university: "", digest: "" };
  if ("university" in scope) return { scope: "university", university: scope.university, digest: "" };
  if ("share" in scope) return { scope: "share", university: "", digest: scope.share };
  return { scope: "request", university: "", digest: scope.request };
}

/** For transactions that `inScope` does not begin. */
export const enterScope = (trx: Pick<Trx, "executeQuery">, scope: Scope): Promise<void> => enter(trx, placeOf(scope));

/** Without parameters, so that it can be sent with the begin of the transaction, in one message. */
async function enter(trx: Pick<Trx, "executeQuery">, place: Place): Promise<void> {
  const [scope, university, digest] = [place.scope, place.university, place.digest].map(pg.escapeLiteral);
  const text = `${ENTERING}${scope}, true), set_config('ijaza.university', ${university}, true), set_config('ijaza.digest', ${digest}, true)`;
  await trx.executeQuery(CompiledQuery.raw(text));
}

/** Runs `work` in a transaction of the scope and rolls it back. */
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

/** Refuses a role that bypasses row-level security. */
export async function refuseUnboundRole(db: Db): Promise<void> {
  const { rows } = await sql<{ unbound: boolean }>`
    select rolsuper or rolbypassrls as unbound from pg_roles where rolname = current_user`.execute(db);
  if (rows[0]?.unbound) throw new Error("DATABASE_URL must name a role that is no superuser and has no BYPASSRLS");
}

/** Names the violated constraint, or undefined for another error. */
export function brokenConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === "23505" ? error.constraint : undefined;
}
