/** Handed-in files in the storage: kept under their digest before a diploma names them, swept away when none does. */
import type { HandedInType } from "@ijaza/schema/handed-in-files";
import { sql } from "kysely";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import type { Storage } from "../../../platform/files/storage.ts";
import type { DiplomaRow } from "../diplomas.tables.ts";

type KeepingDeps = { db: Db; clock: Clock; storage: Storage };
type Kept = { sha256: string; bytes: Buffer; type: HandedInType };

/** An import that was broken off goes on within a day, and brings again what it had brought. */
const UNNAMED_FOR_MS = 24 * 60 * 60_000;
const AT_ONCE = 8;
const SWEPT_AT_ONCE = 500;

export const placeOf = (universityId: string, sha256: string) => `handed-in/${universityId}/${sha256}`;

/** Digests of all files that a record names. */
const digestsOf = ({ file_sha256, attachments_sha256 }: Pick<DiplomaRow, "file_sha256" | "attachments_sha256">) =>
  [file_sha256, ...(attachments_sha256?.split(" ") ?? [])].filter((digest) => digest !== null);

export function createKeptFiles({ db, clock, storage }: KeepingDeps) {
  /** Noted first: what the storage holds without a note would stay for ever. */
  const note = (universityId: string, files: readonly Kept[]) =>
    inScope(db, { university: universityId }, (trx) =>
      trx
        .insertInto("handed_in_files")
        .values(
          files.map(({ sha256, type, bytes }) => ({
            university_id: universityId,
            sha256,
            type,
            size: bytes.length,
            brought_at: clock.now(),
          })),
        )
        .onConflict((clash) => clash.columns(["university_id", "sha256"]).doUpdateSet({ brought_at: clock.now() }))
        .execute(),
    );

  const sweepOne = (file: { university_id: string; sha256: string }, before: Date) =>
    inScope(db, "all", async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom("handed_in_files")
        .where("university_id", "=", file.university_id)
        .where("sha256", "=", file.sha256)
        .where("brought_at", "<", before)
        .where(isUnnamed)
        .executeTakeFirst();
      // Within the transaction: who brings it again meanwhile waits, and keeps it anew.
      if (numDeletedRows > 0n) await storage.remove(placeOf(file.university_id, file.sha256));
    });

  return {
    /** Resolves once every file is kept, each content once a university. */
    async keep(universityId: string, files: readonly Kept[]): Promise<void> {
      const byDigest = [...new Map(files.map((file) => [file.sha256, file])).values()];
      if (byDigest.length === 0) return;
      byDigest.sort((one, other) => (one.sha256 < other.sha256 ? -1 : 1));
      await note(universityId, byDigest);
      for (let at = 0; at < byDigest.length; at += AT_ONCE) {
        const some = byDigest.slice(at, at + AT_ONCE);
        await Promise.all(
          some.map(({ sha256, bytes, type }) => storage.put(placeOf(universityId, sha256), bytes, type)),
        );
      }
    },

    /** Holds the files of new records until the transaction ends, so that no sweeping comes between. */
    async hold(trx: Trx, universityId: string, records: readonly Parameters<typeof digestsOf>[0][]): Promise<void> {
      const digests = [...new Set(records.flatMap(digestsOf))].sort();
      if (digests.length === 0) return;
      const held = await trx
        .selectFrom("handed_in_files")
        .select("sha256")
        .where("university_id", "=", universityId)
        .where("sha256", "=", sql<string>`any(${digests})`)
        .orderBy("sha256")
        .forKeyShare()
        .execute();
      if (held.length < digests.length) throw new Error("a file that a diploma names was not kept");
    },

    /** A kept file as it came; null when there is none. */
    async read(trx: Trx, universityId: string, sha256: string): Promise<{ bytes: Buffer; type: HandedInType } | null> {
      const found = await trx
        .selectFrom("handed_in_files")
        .select("type")
        .where("university_id", "=", universityId)
        .where("sha256", "=", sha256)
        .executeTakeFirst();
      const bytes = found ? await storage.get(placeOf(universityId, sha256)) : null;
      return found && bytes ? { bytes, type: found.type } : null;
    },

    /** Removes what no diploma names a day after it was brought. */
    async sweep(): Promise<void> {
      const before = new Date(clock.now().getTime() - UNNAMED_FOR_MS);
      const unnamed = await inScope(db, "all", (trx) =>
        trx
          .selectFrom("handed_in_files")
          .select(["university_id", "sha256"])
          .where("brought_at", "<", before)
          .where(isUnnamed)
          .limit(SWEPT_AT_ONCE)
          .execute(),
      );
      for (const file of unnamed) await sweepOne(file, before);
    },
  };
}

export type KeptFiles = ReturnType<typeof createKeptFiles>;

export const isUnnamed = sql<boolean>`not exists (
  select from diplomas d where d.file_sha256 = handed_in_files.sha256 and d.university_id = handed_in_files.university_id
) and not exists (
  select from diplomas d where d.attachments_sha256 is not null and d.university_id = handed_in_files.university_id
    and string_to_array(d.attachments_sha256, ' ') @> array[handed_in_files.sha256]
)`;
