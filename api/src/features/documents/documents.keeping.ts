/** PDFs in the storage: made when first asked for, kept, and sealed anew when the key that sealed them is compromised. */
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import { readContent } from "./documents.content.ts";
import { createMadeFiles } from "./documents.made-files.ts";
import { type Commission, makePdf } from "./documents.making.ts";
import { createOnce } from "./documents.once.ts";
import type { DocumentParts } from "./documents.parts.ts";
import { choiceOf, findIssued, type IssuedRecord } from "./documents.records.ts";
import { findPdf } from "./documents.repository.ts";

/** A document's PDF, and what is to be said beside it. */
export type Pdf = Pick<IssuedRecord, "id" | "status" | "supersededBy"> & { bytes: Buffer };

type Made = Awaited<ReturnType<typeof findPdf>>;

export function createKeeping(parts: DocumentParts) {
  const { db, records, storage } = parts;
  const makeOnce = createOnce<Buffer>();
  const { keep } = createMadeFiles(parts);

  const readKept = async (made: Made): Promise<Buffer | null> =>
    made && !made.is_compromised ? storage.get(made.file) : null;

  const make = async (record: IssuedRecord): Promise<Buffer> => {
    const { keyId, ...commission } = await inScope(db, "all", (trx) => readCommission(trx, parts, record));
    const bytes = await makePdf(commission, parts);
    // Two nodes that make it at once write the same file, each a good one.
    const file = { name: placeOf(record, keyId), bytes, type: "application/pdf", sealedBy: keyId };
    await keep(record, { ...file, shape: record.audience });
    return bytes;
  };

  return {
    /** With the claims that the reader may have. Throws `not_found` before it is issued, `no_signing_key` without a key. */
    async pdfFor(actor: Actor | null, id: string): Promise<Pdf> {
      const found = await inScope(db, "all", async (trx) => {
        const record = await findIssued(trx, { records, id, actor });
        if (!record) return null;
        const { audience: shape, hidden } = record;
        return { record, made: await findPdf(trx, { documentId: id, shape, hidden }) };
      });
      if (!found) throw new AppError("not_found");
      const { record, made } = found;
      const bytes = (await readKept(made)) ?? (await makeOnce(placeOf(record, ""), () => make(record)));
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
