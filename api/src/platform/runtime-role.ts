/** The rights of the server's role: it reads and writes rows, but cannot alter tables or rewrite append-only ones. */
import { sql } from "kysely";
import type { Db } from "./database.ts";

/** Append-only tables: what was recorded, signed, sent or pinned. Rows are read and added, never changed or removed. */
export const APPEND_ONLY = [
  "audit_events",
  "chain_attempts",
  "chain_identity",
  "credentials",
  "installation",
  "signatory_versions",
  "template_versions",
] as const;

/** Tables that only the migrator writes. */
const READ_ONLY = ["kysely_migration", "kysely_migration_lock", "schema_compatibility"] as const;

/** What the role may do to append-only tables after all: functions that run with the owner's rights, each for one case. */
const EXCEPTIONS = ["erase_credentials(text[])", "discard_credentials(text)"] as const;

/** The key of an advisory lock; any number that nothing else locks. */
const GRANTING = 1_907_301;

/** Run as the owner: grants the role its rights on the existing tables and on those to come. */
export async function grantToRuntime(db: Db, role: string): Promise<void> {
  const name = sql.id(role);
  const kept = sql.join(APPEND_ONLY.map((table) => sql.table(table)));
  const read = sql.join(READ_ONLY.map((table) => sql.table(table)));
  const statements = [
    // Two nodes that start together would change the same rights concurrently, which PostgreSQL refuses.
    sql`select pg_advisory_xact_lock(${GRANTING})`,
    sql`grant usage on schema public to ${name}`,
    sql`grant select, insert, update, delete on all tables in schema public to ${name}`,
    sql`grant usage, select on all sequences in schema public to ${name}`,
    sql`revoke update, delete on ${kept} from ${name}`,
    sql`revoke insert, update, delete on ${read} from ${name}`,
    ...EXCEPTIONS.map((called) => sql`grant execute on function ${sql.raw(called)} to ${name}`),
    sql`alter default privileges in schema public grant select, insert, update, delete on tables to ${name}`,
    sql`alter default privileges in schema public grant usage, select on sequences to ${name}`,
  ];
  await db.transaction().execute(async (trx) => {
    for (const statement of statements) await statement.execute(trx);
  });
}

/** The name of the role behind the connection. */
export async function readRole(db: Db): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
  return rows[0]!.role;
}

/** Everything that the role could alter: the database, the schema, tables that it owns or whose owner it may become. */
export async function findOwned(db: Db): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select 'the database ' || datname as what from pg_database
      where datname = current_database() and pg_has_role(current_user, datdba, 'MEMBER')
    union all
    select 'the schema ' || nspname from pg_namespace
      where nspname = 'public' and pg_has_role(current_user, nspowner, 'MEMBER')
    union all
    (select 'the table ' || relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and pg_has_role(current_user, relowner, 'MEMBER')
      order by relname limit 3)`.execute(db);
  return rows.map(({ what }) => what);
}

/** Refuses a role that could alter the tables or change append-only ones. */
export async function refuseOwner(db: Db): Promise<void> {
  const owned = await findOwned(db);
  if (owned.length > 0) throw new Error(complaint(`owns ${owned.join(", ")}`));
  const { rows } = await sql<{ table: string }>`
    select relname as table from pg_class
    where relnamespace = 'public'::regnamespace and relname = any(${[...APPEND_ONLY]})
      and has_table_privilege(current_user, oid, 'UPDATE, DELETE, TRUNCATE') order by relname`.execute(db);
  if (rows.length > 0) throw new Error(complaint(`may change ${rows.map(({ table }) => table).join(", ")}`));
}

const complaint = (what: string): string =>
  `The role of DATABASE_URL ${what}. Production runs with a role that only uses the tables; ` +
  "docs/how-to/run-in-production.md says how to make one.";
