/** Before anything else runs: the schema is brought up where that is ours to do, and a wrong role or database is refused. */
import { type Db, refuseUnboundRole } from "./database.ts";
import { migrate, migrateAt } from "./migrate.ts";
import { findOwned, readRole, refuseOwner } from "./runtime-role.ts";
import { requireSchema } from "./schema-version.ts";

type Preparing = {
  profile: "demo" | "production";
  /** How to reach the database as the owner of its tables, where that is given. */
  ownerUrl: string | undefined;
};

/** The database of another profile is not touched. Without an owner's address a demo migrates with its own role if that is the owner; production never does. */
export async function prepareDatabase(db: Db, { profile, ownerUrl }: Preparing): Promise<void> {
  await refuseUnboundRole(db);
  if (ownerUrl) await migrateAt(ownerUrl, { runtimeRole: await readRole(db), profile });
  if (profile === "production") await refuseOwner(db);
  else if (!ownerUrl && (await findOwned(db)).length > 0) await migrate(db, { profile });
  await requireSchema(db);
}
