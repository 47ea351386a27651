/** PDFs in the storage: made when first asked for, kept, and sealed anew when the key that sealed them is compromised. */
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import { readContent } from "./documents.content.ts";
import { type Commission, makePdf } from "./documents.making.ts";
import { createOnce } from "./documents.once.ts";
import type { DocumentParts } from "./documents.parts.ts";
import { choiceOf, findIssued, type IssuedRecord } from "./documents.records.ts";
import { findMade, noteMade } from "./documents.repository.ts";

/** A document's PDF, and what is to be said beside it. */
export type Pdf = Pick<IssuedRecord, "id" | "status" | "supersededBy"> & { bytes: Buffer };

type Made = Awaited<ReturnType<typeof findMade>>;

export function createKeeping(parts: DocumentParts) {
  const { db, clock, records, storage } = parts;
  const makeOnce = createOnce<Buffer>();

  const readKept = async (record: IssuedRecord, made: Made): Promise<Buffer | null> => {
    const isGood = made && !made.is_compromised && made.file === placeOf(record, made.sealed_by);
    return isGood ? storage.get(made.file) : null;
  };

  const make = async (record: IssuedRecord): Promise<Buffer> => {
    const { id, universityId, audience } = record;
    const { keyId, ...commission } = await inScope(db, "all", (trx) => readCommission(trx, parts, record));
    const bytes = await makePdf(commission, parts);
    // Two nodes that make it at once write the same file, each a good one.
    const file = placeOf(record, keyId);
    await storage.put(file, bytes, "application/pdf");
    const row = { document_id: id, university_id: universityId, audience, file, sealed_by: keyId };
    const replaced = await inScope(db, "all", async (trx) => {
      const before = await findMade(trx, { documentId: id, audience });
      await noteMade(trx, { ...row, made_at: clock.now() });
      return before?.file;
    });
    if (replaced && replaced !== file) await storage.remove(replaced);
    return bytes;
  };

  return {
    /** With the claims that the reader may have. Throws `not_found` before it is issued, `no_signing_key` without a key. */
    async pdfFor(actor: Actor | null, id: string): Promise<Pdf> {
      const found = await inScope(db, "all", async (trx) => {
        const record = await findIssued(trx, { records, id, actor });
        return record && { record, made: await findMade(trx, { documentId: id, audience: record.audience }) };
      });
      if (!found) throw new AppError("not_found");
      const { record, made } = found;
      const bytes = (await readKept(record, made)) ?? (await makeOnce(placeOf(record, ""), () => make(record)));
      return { id, bytes, status: record.status, supersededBy: record.supersededBy };
    },
  };
}

/** Another choice of claims is another file. */
const placeOf = (record: IssuedRecord, keyId: string): string =>
  `documents/${record.id}/${record.audience}-${keyId}${choiceOf(record)}`;

async function readCommission(
  trx: Trx,
  parts: DocumentParts,
  record: IssuedRecord,
): Promise<Commission & { keyId: string }> {
  const content = await readContent(trx, parts, record);
  const key = await parts.chain.credentialKeyOf(trx, record.universityId);
  if (!key || key.compromised_since) throw new AppError("no_signing_key");
  return { ...content, keyId: key.id, sealer: parts.chain.signerOf(key) };
}
