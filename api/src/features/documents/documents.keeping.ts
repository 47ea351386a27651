/** PDFs in the storage: made when first asked for, kept, and sealed anew when the key that sealed them is compromised. */
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { inScope } from "../../platform/database.ts";
import { makePdf } from "./documents.making.ts";
import { createOnce } from "./documents.once.ts";
import type { DocumentParts } from "./documents.parts.ts";
import { type Planned, placeOf, planPdfs, readCommission } from "./documents.planning.ts";
import type { IssuedRecord } from "./documents.records.ts";
import { findMade, noteMade } from "./documents.repository.ts";
import type { DocumentRow } from "./documents.tables.ts";

/** A document's PDF, and what is to be said beside it. */
export type Pdf = Pick<IssuedRecord, "id" | "status" | "supersededBy"> & { bytes: Buffer };

/** `row` is still to be noted; null where the PDF was kept already. */
type Delivered = { bytes: Buffer; row: DocumentRow | null };

export function createKeeping(parts: DocumentParts) {
  const { db, clock, storage } = parts;
  const makeOnce = createOnce<Buffer>();

  const make = async ({ record, commission: read }: Planned): Promise<Delivered> => {
    const commission = read ?? (await inScope(db, "all", (trx) => readCommission(trx, parts, record)));
    const { id, universityId, audience } = record;
    const bytes = await makePdf(commission, parts);
    // Two nodes that make it at once write the same file, each a good one.
    const file = placeOf(record, commission.keyId);
    await storage.put(file, bytes, "application/pdf");
    const row = { document_id: id, university_id: universityId, audience, file, sealed_by: commission.keyId };
    return { bytes, row: { ...row, made_at: clock.now() } };
  };

  const readKept = async ({ kept }: Planned): Promise<Delivered | null> => {
    const bytes = kept === null ? null : await storage.get(kept);
    return bytes && { bytes, row: null };
  };

  const keeping = {
    /** What is to be done for these documents, in their order; those that are not issued are left out. */
    planPdfs: (actor: Actor | null, ids: readonly string[]) =>
      inScope(db, "all", (trx) => planPdfs(trx, parts, { ids, actor })),

    /** The kept PDF, or one that is made and kept now. Throws `no_signing_key` without a key. */
    deliver: async (planned: Planned): Promise<Delivered> => (await readKept(planned)) ?? make(planned),

    /** Notes what was made, and removes what it replaces. */
    async note(rows: readonly DocumentRow[]): Promise<void> {
      if (rows.length === 0) return;
      const replaced = await inScope(db, "all", async (trx) => {
        const documentIds = rows.map(({ document_id }) => document_id);
        const before = await findMade(trx, documentIds);
        await noteMade(trx, rows);
        return before.filter(({ file, ...made }) => rows.some((row) => isFor(row, made) && row.file !== file));
      });
      for (const { file } of replaced) await storage.remove(file);
    },
  };

  return {
    ...keeping,
    /** With the claims that the reader may have. Throws `not_found` before it is issued, `no_signing_key` without a key. */
    async pdfFor(actor: Actor | null, id: string): Promise<Pdf> {
      const [planned] = await keeping.planPdfs(actor, [id]);
      if (!planned) throw new AppError("not_found");
      const { record } = planned;
      const makeAndNote = async () => {
        const { bytes, row } = await make(planned);
        if (row) await keeping.note([row]);
        return bytes;
      };
      const kept = await readKept(planned);
      const bytes = kept?.bytes ?? (await makeOnce(placeOf(record, ""), makeAndNote));
      return { id, bytes, status: record.status, supersededBy: record.supersededBy };
    },
  };
}

const isFor = (row: DocumentRow, made: Pick<DocumentRow, "document_id" | "audience">): boolean =>
  row.document_id === made.document_id && row.audience === made.audience;
