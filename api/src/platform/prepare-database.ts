/** Runs before anything else: migrates the schema where this is allowed, and refuses a wrong role or database. */
import { type Db, refuseUnboundRole } from "./database.ts";
import { migrate, migrateAt } from "./migrate.ts";
import type { Migrations } from "./migrations.ts";
import { findOwned, readRole, refuseOwner } from "./runtime-role.ts";
import { type DatabasePlace, requireSchema } from "./schema-version.ts";

type PrepareDatabaseOptions = {
  profile: "demo" | "production";
  /** The address for the owner of the tables, if it is known. */
  ownerUrl: string | undefined;
  settings?: DatabasePlace;
  migrations?: Migrations;
};

/** Refuses another profile. Without the owner address a demo migrates if its role is the owner; production never. */
export async function prepareDatabase(db: Db, options: PrepareDatabaseOptions): Promise<void> {
  const { profile, ownerUrl, settings, migrations } = options;
  const migrating = { profile, settings, migrations };
  await refuseUnboundRole(db);
  if (ownerUrl) await migrateAt(ownerUrl, { runtimeRole: await readRole(db), ...migrating });
  if (profile === "production") await refuseOwner(db);
  else if (!ownerUrl && (await findOwned(db)).length > 0) await migrate(db, migrating);
  await requireSchema(db, { settings, migrations });
}
