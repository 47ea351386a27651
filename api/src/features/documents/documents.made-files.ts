/** Files that were made of documents, in the storage: each can be made again, and goes when nobody is given it any more. */
import { inScope } from "../../platform/database.ts";
import type { DocumentDeps } from "./documents.deps.ts";
import type { IssuedRecord } from "./documents.records.ts";
import { forgetFile, isNoted, listForgotten, noteFiles } from "./documents.repository.ts";
import type { DocumentRow } from "./documents.tables.ts";

type Picture = {
  /** In the storage; another choice of claims is another name. */
  name: string;
  shape: DocumentRow["shape"];
  /** PNG. */
  bytes: Buffer;
};

/** What is being made may be noted for what its holder hid a moment ago, and written a moment later. */
const LEFT_FOR_MS = 24 * 60 * 60_000;
const SWEPT_AT_ONCE = 500;

export function createMadeFiles({ db, clock, storage }: Pick<DocumentDeps, "db" | "clock" | "storage">) {
  const sweepOne = (file: string, before: Date) =>
    inScope(db, "all", async (trx) => {
      // Within the transaction: who makes it again meanwhile waits, and keeps it anew.
      if (await forgetFile(trx, { file, before })) await storage.remove(file);
    });

  return {
    /** Null for what is not noted, as for what is not there: it is to be made. */
    async read(name: string): Promise<Buffer | null> {
      return (await inScope(db, "public", (trx) => isNoted(trx, name))) ? storage.get(name) : null;
    },

    /** A picture, noted first: what the storage holds without a note would stay for ever. */
    async keep(record: IssuedRecord, { name, shape, bytes }: Picture): Promise<void> {
      const row = { file: name, document_id: record.id, university_id: record.universityId, shape };
      const hidden = [...record.disclosure.withheld];
      await inScope(db, "public", (trx) => noteFiles(trx, [{ ...row, hidden, sealed_by: null, made_at: clock.now() }]));
      await storage.put(name, bytes, "image/png");
    },

    async sweep(): Promise<void> {
      const before = new Date(clock.now().getTime() - LEFT_FOR_MS);
      const forgotten = await inScope(db, "all", (trx) => listForgotten(trx, { before, limit: SWEPT_AT_ONCE }));
      for (const file of forgotten) await sweepOne(file, before);
    },
  };
}
