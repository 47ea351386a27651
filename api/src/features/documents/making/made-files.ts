/** Stored files made of documents. Each can be made again, and is removed when no reader gets it any more. */
import { inScope } from "../../../platform/database.ts";
import type { DocumentDeps } from "../documents.deps.ts";
import type { IssuedRecord } from "../documents.records.ts";
import { forgetFile, isNoted, listForgotten, noteFiles } from "../documents.repository.ts";
import type { DocumentRow } from "../documents.tables.ts";

type MadeFilesOptions = {
  /** Name in the storage, different for each choice of claims. */
  name: string;
  shape: DocumentRow["shape"];
  bytes: Buffer;
  mediaType: string;
};

/** A file may be recorded for claims that its holder hid a moment ago, and written a moment later. */
const LEFT_FOR_MS = 24 * 60 * 60_000;
const SWEPT_AT_ONCE = 500;

export function createMadeFiles({ db, clock, storage }: Pick<DocumentDeps, "db" | "clock" | "storage">) {
  const sweepOne = (file: string, before: Date) =>
    inScope(db, { all: "files are swept by their age, whosever they are" }, async (trx) => {
      // Within the transaction, so that whoever makes the file again waits and stores it afterwards.
      if (await forgetFile(trx, { file, before })) await storage.remove(file);
    });

  return {
    /** Reads a file; null when it is not recorded or missing, so that it is made. */
    async read(name: string): Promise<Buffer | null> {
      return (await inScope(db, "public", (trx) => isNoted(trx, name))) ? storage.get(name) : null;
    },

    /** Stores a picture. It is recorded first, because a file without a record would never be removed. */
    async keep(record: IssuedRecord, { name, shape, bytes, mediaType }: MadeFilesOptions): Promise<void> {
      const row = { file: name, record_id: record.id, university_id: record.universityId, shape };
      const hidden = [...record.disclosure.withheld];
      await inScope(db, "public", (trx) => noteFiles(trx, [{ ...row, hidden, sealed_by: null, made_at: clock.now() }]));
      await storage.put(name, bytes, mediaType);
    },

    async sweep(): Promise<void> {
      const before = new Date(clock.now().getTime() - LEFT_FOR_MS);
      const forgotten = await inScope(db, { all: "files are swept by their age, whosever they are" }, (trx) =>
        listForgotten(trx, { before, limit: SWEPT_AT_ONCE }),
      );
      for (const file of forgotten) await sweepOne(file, before);
    },
  };
}
