/** Deletes uploaded files that no diploma names. */
import { type Db, inScope } from "../../../platform/database.ts";
import type { Storage } from "../../../platform/files/storage.ts";
import { isUnnamed, placeOf } from "./stored-files.ts";

/** An interrupted import is continued within a day, and uploads its files again. */
const UNNAMED_FOR_MS = 24 * 60 * 60_000;
const SWEPT_AT_ONCE = 500;

type SweepDeps = { db: Db; storage: Storage };

/** Deletes files that no diploma names a day after their upload, at most 500. */
export async function sweepUnnamed(deps: SweepDeps, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNNAMED_FOR_MS);
  const unnamed = await inScope(deps.db, { all: "files are swept by their age, whosever they are" }, (trx) =>
    trx
      .selectFrom("handed_in_files")
      .select(["university_id", "sha256"])
      .where("brought_at", "<", before)
      .where(isUnnamed)
      .limit(SWEPT_AT_ONCE)
      .execute(),
  );
  for (const file of unnamed) await sweepOne(deps, { ...file, before });
}

async function sweepOne(
  { db, storage }: SweepDeps,
  { university_id, sha256, before }: { university_id: string; sha256: string; before: Date },
): Promise<void> {
  await inScope(db, { all: "files are swept by their age, whosever they are" }, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom("handed_in_files")
      .where("university_id", "=", university_id)
      .where("sha256", "=", sha256)
      .where("brought_at", "<", before)
      .where(isUnnamed)
      .executeTakeFirst();
    // Within the transaction, so that a concurrent upload of the same file waits, and stores it again.
    if (numDeletedRows > 0n) await storage.remove(placeOf(university_id, sha256));
  });
}
