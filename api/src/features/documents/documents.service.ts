/** The door of the room documents: bundles, the PDFs that carry them, and what anyone sees of a document without its proof. */
import type { Actor } from "../../platform/actor.ts";
import type { PageHead } from "../../platform/http/page-head.ts";
import type { HeadRequest } from "../../platform/http/pages.ts";
import { type Asker, createBatchFiles } from "./documents.batches.ts";
import type { DocumentDeps } from "./documents.deps.ts";
import { createKeeping, type Pdf } from "./documents.keeping.ts";
import { createMadeFiles } from "./documents.made-files.ts";
import { createPageHeads } from "./documents.page-head.ts";
import { createPictures, type PictureShape } from "./documents.pictures.ts";
import "./documents.tables.ts";

export { findAnchoredAt, readBundle, readBundles } from "./documents.bundles.ts";
export { claimsOf } from "./documents.disclosing.ts";
export { findIssued, type IssuedRecord } from "./documents.records.ts";
export { nameSuccessor, sendPdf } from "./documents.sending.ts";

export type Documents = {
  /** A document's PDF with the claims that the reader may have. Throws `not_found` before it is issued, `no_signing_key` without a key. */
  pdfFor(actor: Actor | null, id: string): Promise<Pdf>;
  /** All PDFs of a batch as the bytes of one archive, made while they are taken: of what is issued by now. Throws `not_found`. */
  batchArchive(asker: Asker, batchId: string): Promise<AsyncIterable<Buffer>>;
  /**
   * PNG with the claims that anyone may see, whoever asks, and a tag that is another one as soon as the picture is.
   * Throws `not_found` before it is issued, `no_picture` for one that its university handed in.
   */
  pictureOf(picture: { id: string; shape: PictureShape }): Promise<{ tag: string; read: () => Promise<Buffer> }>;
  /** What a document's page says in its head. Null for every other page, for what is not issued, and for whoever asks too often. */
  pageHead(request: HeadRequest): Promise<PageHead | null>;
  /** Removes files that nobody is given any more; now and then, on any node. */
  sweepFiles(): Promise<void>;
};

export function createDocuments(deps: DocumentDeps): Documents {
  const { plan, deliver, pdfFor } = createKeeping(deps);
  const { batchArchive } = createBatchFiles({ ...deps, plan, deliver });
  const { pictureOf } = createPictures(deps);
  const { pageHead } = createPageHeads(deps);
  const { sweep: sweepFiles } = createMadeFiles(deps);
  return { pdfFor, batchArchive, pictureOf, pageHead, sweepFiles };
}
