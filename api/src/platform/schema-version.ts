/**
 * Whether this release can run on the schema of the database: its own, or a newer one that only adds to it; each made from
 * the same foundation.
 */
import { type Kysely, sql } from "kysely";
import { FOUNDATION } from "../../migrations/0001-foundation.ts";
import { MIGRATIONS, type Migrations } from "./migrations.ts";
import type { Settings } from "./settings.ts";

export type SchemaState = {
  /** Migrations of this release that the database lacks. */
  missing: string[];
  /** Migrations that a newer release has made. */
  newer: string[];
  /** The oldest migration that a release must know, if the database records one. */
  minimum: string | null;
  /** The newest migration of this release. */
  own: string;
  hasOtherFoundation: boolean;
};

/** Where the database is; without it, elsewhere than in DATA_DIR. */
export type DatabasePlace = Pick<Settings, "databaseUrl" | "dataDir">;

const REMEDY = "Run `npm run migrate` with DATABASE_OWNER_URL, or start the product with it.";

/** Reads the schema version of the database; an empty database lacks all migrations. */
export async function readSchemaState<T>(db: Kysely<T>, migrations: Migrations = MIGRATIONS): Promise<SchemaState> {
  const known = Object.keys(migrations).sort();
  const { rows: tables } = await sql<{ readable: boolean | null }>`
    select has_table_privilege(to_regclass('kysely_migration'), 'SELECT') as readable`.execute(db);
  const readable = tables[0]?.readable ?? null;
  if (readable === false) throw new Error(`The role of DATABASE_URL has no rights on the tables. ${REMEDY}`);
  const done = readable ? await readNames(db) : [];
  const kept = await readCompatibility(db);
  return {
    missing: known.filter((name) => !done.includes(name)),
    newer: done.filter((name) => !known.includes(name)),
    minimum: kept?.minimum ?? null,
    own: known.at(-1) ?? "",
    hasOtherFoundation: done.length > 0 && kept?.foundation !== FOUNDATION,
  };
}

/** Refuses a database that was made from another foundation: no migration leads from one to the other. */
export function requireFoundation({ hasOtherFoundation }: SchemaState, place?: DatabasePlace): void {
  if (!hasOtherFoundation) return;
  const remedy =
    place && !place.databaseUrl
      ? `Delete the folder ${place.dataDir} (DATA_DIR) and start again: the demo is made anew.`
      : "Name a new, empty database in DATABASE_URL.";
  throw new Error(`The database was made by another unreleased version, and cannot be upgraded. ${remedy}`);
}

/** Refuses a schema that a newer release has changed incompatibly. */
export function requireCompatible({ newer, minimum, own }: SchemaState): void {
  if (newer.length === 0 || (minimum !== null && minimum <= own)) return;
  throw new Error(
    `The database belongs to a newer release (${newer.join(", ")}), which this one cannot run beside: ` +
      `it knows ${own}, and at least ${minimum ?? newer.at(-1)} is needed. Start the newer release.`,
  );
}

type Options = { settings?: DatabasePlace; migrations?: Migrations };

/** Refuses to run on an incompatible schema, and says what to do. */
export async function requireSchema<T>(db: Kysely<T>, { settings, migrations = MIGRATIONS }: Options): Promise<void> {
  const state = await readSchemaState(db, migrations);
  requireFoundation(state, settings);
  requireCompatible(state);
  if (state.missing.length === 0) return;
  const what = state.missing.length === Object.keys(migrations).length ? "has no tables yet" : "has an older schema";
  throw new Error(`The database ${what} (${state.missing.at(-1)} is missing). ${REMEDY}`);
}

async function readNames<T>(db: Kysely<T>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

type Compatibility = { minimum: string; foundation: string | null };

/** Read after the names, which another node may commit meanwhile. A foundation without a digest is another one. */
async function readCompatibility<T>(db: Kysely<T>): Promise<Compatibility | undefined> {
  const { rows: tables } = await sql<{ kept: boolean }>`
    select to_regclass('schema_compatibility') is not null as kept`.execute(db);
  if (!tables[0]?.kept) return undefined;
  const { rows } = await sql<Compatibility>`
    select minimum, to_jsonb(c) ->> 'foundation' as foundation from schema_compatibility c`.execute(db);
  return rows[0];
}
