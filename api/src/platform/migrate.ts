/** Brings the database to the newest schema, as the owner of its tables; safe when several nodes start at once. */
import { type Kysely, type Migration, Migrator, sql } from "kysely";
import { type Db, enterScope, openDatabase } from "./database.ts";
import { type Installation, refuseOtherProfile } from "./installation.ts";
import { MIGRATIONS, type Migrations } from "./migrations.ts";
import { grantToRuntime } from "./runtime-role.ts";
import { type DatabasePlace, readSchemaState, requireCompatible, requireFoundation } from "./schema-version.ts";

type Options = {
  /** The role that the server runs with, where it is not the owner: it may then use what is there, and alter nothing. */
  runtimeRole?: string;
  migrations?: Migrations;
  /** The profile of this installation: the database of another profile is refused before anything is changed in it. */
  profile?: Installation["profile"];
  settings?: DatabasePlace;
};

/** Leaves the schema of a newer release as it is; throws when this one cannot live with it. */
export async function migrate(db: Db, options: Options = {}): Promise<void> {
  const { runtimeRole, migrations = MIGRATIONS, profile, settings } = options;
  const state = await readSchemaState(db, migrations);
  requireFoundation(state, settings);
  if (profile) await refuseOtherProfile(db, profile);
  requireCompatible(state);
  if (state.newer.length > 0) return;
  const provider = { getMigrations: async () => withMinimum(migrations) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  if (runtimeRole) await grantToRuntime(db, runtimeRole);
}

/** The same, on a connection of the owner's. */
export async function migrateAt(ownerUrl: string, options: Options): Promise<void> {
  const { db } = openDatabase({ url: ownerUrl, poolSize: 1 });
  try {
    await migrate(db, options);
  } finally {
    await db.destroy();
  }
}

/**
 * Each migration sees the rows of every tenant; one that did not would change none, and say nothing of it. One that is not
 * additive notes, in its own transaction, that releases without it must not run any more.
 */
const withMinimum = (migrations: Migrations): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => {
      const up = async (db: Kysely<unknown>) => {
        await enterScope(db, { all: "a migration changes the rows of every university" });
        await migration.up(db);
        if (!migration.additive) await sql`update schema_compatibility set minimum = ${name}`.execute(db);
      };
      return [name, { up }];
    }),
  );
