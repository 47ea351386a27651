/** Uploaded files in the storage: stored under their digest before a diploma names them, deleted when none does. */
import type { HandedInType } from "@ijaza/schema/imports/handed-in-files";
import { sql } from "kysely";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import type { Storage } from "../../../platform/files/storage.ts";
import type { DiplomaRow } from "../diplomas.tables.ts";
import { placeOf } from "./stored-files.ts";
import { sweepUnnamed } from "./sweep-files.ts";

type KeptFilesDeps = { db: Db; clock: Clock; storage: Storage };
type Upload = { sha256: string; bytes: Buffer; type: HandedInType };
/** The columns of a record that name files. */
type FileDigests = Pick<DiplomaRow, "file_sha256" | "attachments_sha256">;

const AT_ONCE = 8;

export type KeptFiles = {
  /** Resolves once every file is stored; a university stores each content once. */
  keep(universityId: string, files: readonly Upload[]): Promise<void>;
  /** Locks the files of new records until the transaction ends, so that they are not deleted meanwhile. */
  hold(trx: Trx, universityId: string, records: readonly FileDigests[]): Promise<void>;
  /** A stored file as it was uploaded; null when there is none. */
  read(trx: Trx, universityId: string, sha256: string): Promise<{ bytes: Buffer; type: HandedInType } | null>;
  /** Deletes files that no diploma names a day after their upload. */
  sweep(): Promise<void>;
};

export function createKeptFiles(deps: KeptFilesDeps): KeptFiles {
  const { clock, storage } = deps;
  return {
    async keep(universityId, files) {
      const byDigest = [...new Map(files.map((file) => [file.sha256, file])).values()];
      if (byDigest.length === 0) return;
      byDigest.sort((one, other) => (one.sha256 < other.sha256 ? -1 : 1));
      await noteUploads(deps, universityId, byDigest);
      for (let at = 0; at < byDigest.length; at += AT_ONCE) {
        const stored = byDigest
          .slice(at, at + AT_ONCE)
          .map(({ sha256, bytes, type }) => storage.put(placeOf(universityId, sha256), bytes, type));
        await Promise.all(stored);
      }
    },

    async hold(trx, universityId, records) {
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

    async read(trx, universityId, sha256) {
      const found = await trx
        .selectFrom("handed_in_files")
        .select("type")
        .where("university_id", "=", universityId)
        .where("sha256", "=", sha256)
        .executeTakeFirst();
      const bytes = found ? await storage.get(placeOf(universityId, sha256)) : null;
      return found && bytes ? { bytes, type: found.type } : null;
    },

    sweep: () => sweepUnnamed(deps, clock.now()),
  };
}

/** Records uploads before they are stored, because a stored file without a row would never be deleted. */
async function noteUploads(
  { db, clock }: KeptFilesDeps,
  universityId: string,
  files: readonly Upload[],
): Promise<void> {
  const rows = files.map(({ sha256, type, bytes }) => {
    return { university_id: universityId, sha256, type, size: bytes.length, brought_at: clock.now() };
  });
  await inScope(db, { university: universityId }, (trx) =>
    trx
      .insertInto("handed_in_files")
      .values(rows)
      .onConflict((clash) => clash.columns(["university_id", "sha256"]).doUpdateSet({ brought_at: clock.now() }))
      .execute(),
  );
}

/** Digests of all files that a record names. */
const digestsOf = ({ file_sha256, attachments_sha256 }: FileDigests): string[] =>
  [file_sha256, ...(attachments_sha256?.split(" ") ?? [])].filter((digest) => digest !== null);
