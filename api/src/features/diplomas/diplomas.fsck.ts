/** Checks uploaded files: the digests in diplomas are the accepted ones, and the storage holds each file. */
import { sql } from "kysely";
import { type Db, inScope } from "../../platform/database.ts";
import { type FileCheckOptions, findFileFault } from "../../platform/fsck/files.ts";
import { inPages } from "../../platform/fsck/findings.ts";
import { isUnnamed, placeOf } from "./importing/stored-files.ts";

const PROVEN = { all: "fsck proves the records and files of all universities" };

type StoredFile = { university_id: string; sha256: string; size: number };

const PAGE = 500;

export async function checkHandedIn({ db, storage, report }: FileCheckOptions): Promise<void> {
  for (const { id } of await listOtherwiseAccepted(db)) {
    report({ code: "file_digest_differs", about: `diploma ${id}` });
  }
  for (const { id, sha256 } of await listUnnoted(db)) {
    report({ code: "file_missing", about: `diploma ${id}`, detail: sha256 });
  }
  const pages = inPages<StoredFile, StoredFile>(
    (after) => readNamed(db, after),
    (kept) => kept,
  );
  for await (const page of pages) {
    for (const kept of page) {
      const name = placeOf(kept.university_id, kept.sha256);
      const fault = await findFileFault(storage, { ...kept, name });
      // A file that was replaced or deleted just now may be missing.
      const naming = fault ? await listNaming(db, kept) : [];
      for (const { id } of naming) report({ ...fault!, about: `diploma ${id}` });
    }
  }
}

/** Accepted diplomas whose files differ from those in their content, which their credentials sign. */
async function listOtherwiseAccepted(db: Db): Promise<{ id: string }[]> {
  const { rows } = await inScope(db, PROVEN, (trx) =>
    sql<{ id: string }>`
      select id from diplomas where content is not null and status not in ('pending', 'rejected')
        and (content::jsonb->>'fileSha256' is distinct from file_sha256
          or content::jsonb->>'attachmentsSha256' is distinct from attachments_sha256)
      order by id limit 1000`.execute(trx),
  );
  return rows;
}

/** Without its row in the database a file is not found, whatever the storage holds. */
async function listUnnoted(db: Db): Promise<{ id: string; sha256: string }[]> {
  const { rows } = await inScope(db, PROVEN, (trx) =>
    sql<{ id: string; sha256: string }>`
      select d.id, n.sha256 from diplomas d
      cross join unnest(array_append(string_to_array(d.attachments_sha256, ' '), d.file_sha256)) n (sha256)
      where n.sha256 is not null and not exists (
        select from handed_in_files f where f.university_id = d.university_id and f.sha256 = n.sha256)
      order by 1, 2 limit 1000`.execute(trx),
  );
  return rows;
}

async function readNamed(db: Db, after: StoredFile | null): Promise<StoredFile[]> {
  const { university_id, sha256 } = after ?? { university_id: "", sha256: "" };
  return inScope(db, PROVEN, (trx) =>
    trx
      .selectFrom("handed_in_files")
      .select(["university_id", "sha256", "size"])
      .where(sql<boolean>`(university_id, sha256) > (${university_id}, ${sha256})`)
      .where(sql<boolean>`not (${isUnnamed})`)
      .orderBy("university_id")
      .orderBy("sha256")
      .limit(PAGE)
      .execute(),
  );
}

async function listNaming(db: Db, { university_id, sha256 }: StoredFile): Promise<{ id: string }[]> {
  const { rows } = await inScope(db, PROVEN, (trx) =>
    sql<{ id: string }>`
      select id from diplomas where university_id = ${university_id}
        and (file_sha256 = ${sha256} or string_to_array(attachments_sha256, ' ') @> array[${sha256}])
      order by id`.execute(trx),
  );
  return rows;
}
