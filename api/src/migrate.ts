/** `npm run migrate`: migrates the schema of an external database, as the owner of its tables. Exit 0, or 2 unable. */
import { migrateAt } from "./platform/migrate.ts";
import { runProgram } from "./platform/run-program.ts";
import { readSettings } from "./platform/settings.ts";

async function main(): Promise<number> {
  const { databaseOwnerUrl, databaseUrl, profile } = readSettings(process.env);
  if (!databaseOwnerUrl || !databaseUrl) {
    throw new Error(
      "DATABASE_OWNER_URL names the role that owns the tables, DATABASE_URL the one that the server runs with: " +
        "both are needed here. The embedded database is migrated when the product starts.",
    );
  }
  await migrateAt(databaseOwnerUrl, { runtimeRole: decodeURIComponent(new URL(databaseUrl).username), profile });
  console.log("The database has the schema of this release.");
  return 0;
}

runProgram(import.meta.url, main, { failure: 2 });
