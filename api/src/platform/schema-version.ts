/** Whether this release can run on the schema of the database: its own, or a newer one that only adds to it. */
import { type Kysely, sql } from "kysely";
import { MIGRATIONS, type Migrations } from "./migrations.ts";

export type SchemaState = {
  /** Migrations of this release that the database lacks. */
  missing: string[];
  /** Migrations that a newer release has made. */
  newer: string[];
  /** The oldest migration that a release must know, if the database records one. */
  minimum: string | null;
  /** The newest migration of this release. */
  own: string;
};

const REMEDY = "Run `npm run migrate` with DATABASE_OWNER_URL, or start the product with it.";

/** Reads the schema version of the database; an empty database lacks all migrations. */
export async function readSchemaState<T>(db: Kysely<T>, migrations: Migrations = MIGRATIONS): Promise<SchemaState> {
  const known = Object.keys(migrations).sort();
  const { rows: tables } = await sql<{ readable: boolean | null; limited: boolean }>`
    select has_table_privilege(to_regclass('kysely_migration'), 'SELECT') as readable,
      to_regclass('schema_compatibility') is not null as limited`.execute(db);
  const readable = tables[0]?.readable ?? null;
  if (readable === false) throw new Error(`The role of DATABASE_URL has no rights on the tables. ${REMEDY}`);
  const done = readable ? await readNames(db) : [];
  return {
    missing: known.filter((name) => !done.includes(name)),
    newer: done.filter((name) => !known.includes(name)),
    minimum: tables[0]?.limited ? await readMinimum(db) : null,
    own: known.at(-1) ?? "",
  };
}

/** Refuses a schema that a newer release has changed incompatibly. */
export function requireCompatible({ newer, minimum, own }: SchemaState): void {
  if (newer.length === 0 || (minimum !== null && minimum <= own)) return;
  throw new Error(
    `The database belongs to a newer release (${newer.join(", ")}), which this one cannot run beside: ` +
      `it knows ${own}, and at least ${minimum ?? newer.at(-1)} is needed. Start the newer release.`,
  );
}

/** Refuses to run on an incompatible schema, and says what to do. */
export async function requireSchema<T>(db: Kysely<T>, migrations: Migrations = MIGRATIONS): Promise<void> {
  const state = await readSchemaState(db, migrations);
  requireCompatible(state);
  if (state.missing.length === 0) return;
  const what = state.missing.length === Object.keys(migrations).length ? "has no tables yet" : "has an older schema";
  throw new Error(`The database ${what} (${state.missing.at(-1)} is missing). ${REMEDY}`);
}

async function readNames<T>(db: Kysely<T>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function readMinimum<T>(db: Kysely<T>): Promise<string | null> {
  const { rows } = await sql<{ minimum: string }>`select minimum from schema_compatibility`.execute(db);
  return rows[0]?.minimum ?? null;
}
