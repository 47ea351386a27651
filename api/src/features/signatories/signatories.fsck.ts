/** Checks signatures: the storage has the picture of each version. */
import { type Db, inScope } from "../../platform/database.ts";
import { type FileCheckOptions, findFileFault } from "../../platform/fsck/files.ts";
import { nameOf } from "./signatories.pictures.ts";
import "./signatories.tables.ts";

export async function checkSignatures({ db, storage, report }: FileCheckOptions): Promise<void> {
  for (const { university_id, picture } of await listPictures(db)) {
    const fault = await findFileFault(storage, { name: nameOf(university_id, picture), sha256: picture });
    if (fault) report({ ...fault, about: `university ${university_id}` });
  }
}

async function listPictures(db: Db): Promise<{ university_id: string; picture: string }[]> {
  const rows = await inScope(db, { all: "fsck proves the files of all universities" }, (trx) =>
    trx
      .selectFrom("signatory_versions")
      .select(["university_id", "picture"])
      .distinct()
      .where("picture", "is not", null)
      .orderBy("university_id")
      .orderBy("picture")
      .execute(),
  );
  return rows.flatMap(({ university_id, picture }) => (picture === null ? [] : [{ university_id, picture }]));
}
