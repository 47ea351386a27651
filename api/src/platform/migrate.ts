/** Brings the database to the newest schema; safe when several nodes start at once. */
import { Migrator } from "kysely";
import * as foundation from "../../migrations/0001-foundation.ts";
import * as mails from "../../migrations/0002-mails.ts";
import * as accounts from "../../migrations/0003-accounts.ts";
import * as secondFactor from "../../migrations/0004-second-factor.ts";
import * as universities from "../../migrations/0005-universities.ts";
import * as deposits from "../../migrations/0006-deposits.ts";
import * as studentCodes from "../../migrations/0007-student-codes.ts";
import * as updateDemands from "../../migrations/0008-update-demands.ts";
import * as refusedRevocations from "../../migrations/0009-refused-revocations.ts";
import * as registryIds from "../../migrations/0010-registry-ids.ts";
import type { Db } from "./database.ts";

const MIGRATIONS = {
  "0001-foundation": foundation,
  "0002-mails": mails,
  "0003-accounts": accounts,
  "0004-second-factor": secondFactor,
  "0005-universities": universities,
  "0006-deposits": deposits,
  "0007-student-codes": studentCodes,
  "0008-update-demands": updateDemands,
  "0009-refused-revocations": refusedRevocations,
  "0010-registry-ids": registryIds,
};

export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
