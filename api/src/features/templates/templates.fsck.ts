/** Checks pictures of templates: the storage has each, and no version uses one that its university lacks. */
import { type Db, inScope } from "../../platform/database.ts";
import { type FileCheckOptions, findFileFault } from "../../platform/fsck/files.ts";
import { inPages } from "../../platform/fsck/findings.ts";
import { nameOf, picturesIn } from "./keeping/pictures.ts";
import { findPictures } from "./templates.repository.ts";
import type { VersionRow } from "./templates.tables.ts";

const PAGE = 500;

type PlacedVersion = Pick<VersionRow, "id" | "university_id" | "template_id" | "version" | "layout">;

export async function checkPictures(options: FileCheckOptions): Promise<void> {
  const { db, storage, report } = options;
  for (const { university_id, id } of await listPictures(db)) {
    const fault = await findFileFault(storage, { name: nameOf(university_id, id), sha256: id });
    if (fault) report({ ...fault, about: `university ${university_id}` });
  }
  const pages = inPages<PlacedVersion, string>(
    (after) => readVersions(db, after ?? ""),
    ({ id }) => id,
  );
  for await (const page of pages) for (const version of page) await checkPlaced(version, options);
}

async function checkPlaced(
  { university_id, template_id, version, layout }: PlacedVersion,
  { db, report }: FileCheckOptions,
) {
  const placed = picturesIn(layout);
  if (placed.length === 0) return;
  const known = await inScope(db, { university: university_id }, (trx) => findPictures(trx, placed));
  for (const picture of placed.filter((each) => !known.has(each))) {
    report({ code: "file_missing", about: `template ${template_id}`, detail: `version ${version}: ${picture}` });
  }
}

function listPictures(db: Db): Promise<{ university_id: string; id: string }[]> {
  return inScope(db, { all: "fsck proves the files of all universities" }, (trx) =>
    trx
      .selectFrom("template_pictures")
      .select(["university_id", "id"])
      .orderBy("university_id")
      .orderBy("id")
      .execute(),
  );
}

function readVersions(db: Db, after: string): Promise<PlacedVersion[]> {
  return inScope(db, { all: "fsck proves the files of all universities" }, (trx) =>
    trx
      .selectFrom("template_versions")
      .select(["id", "university_id", "template_id", "version", "layout"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(PAGE)
      .execute(),
  );
}
