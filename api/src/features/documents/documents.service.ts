/** The door of the room documents: bundles, the PDFs that carry them, and the public pictures and page heads. */
import type { Actor } from "../../platform/actor.ts";
import type { FoundHead, HeadRequest } from "../../platform/http/pages.ts";
import type { Caller } from "../records/records.service.ts";
import { type Choice, createChoosing } from "./archiving/choose-documents.ts";
import { type Asker, createBatchFiles, type ImportedDocuments } from "./archiving/send-batch.ts";
import type { DocumentDeps } from "./documents.deps.ts";
import { createKeeping, type Pdf } from "./making/keeping.ts";
import { createMadeFiles } from "./making/made-files.ts";
import { createPageHeads } from "./previewing/page-head.ts";
import { createPictures, type PageOptions, type PictureShape } from "./previewing/pictures.ts";
import { createWaiting, type WaitingDocuments } from "./previewing/waiting.ts";
import "./documents.tables.ts";

export { findAnchoredAt, readBundle, readBundles } from "./disclosing/bundles.ts";
export { claimsOf } from "./disclosing/disclosing.ts";
export { findIssued, type IssuedRecord } from "./documents.records.ts";
export { countFilesOf, forgetFilesOf } from "./making/erased-files.ts";
export { nameSuccessor, sendPdf } from "./making/sending.ts";

export type Documents = WaitingDocuments & {
  /** A document's PDF with the claims that the reader may see. Throws `not_found` before it is issued, `no_signing_key` without a key. */
  pdfFor(actor: Actor | null, id: string): Promise<Pdf>;
  /** All PDFs of a batch as the bytes of one archive, made as they are read, of all documents that are issued by now. Throws `not_found`. */
  batchArchive(asker: Asker, batchId: string): Promise<AsyncIterable<Buffer>>;
  /** The same of the signed records of an import, or of those of them that are named. The caller may read them. */
  importArchive(asker: Asker, imported: ImportedDocuments): Promise<AsyncIterable<Buffer>>;
  /**
   * The same of these documents of one kind, with an event in the audit log. Throws `not_found`, `document_erased`, and
   * `documents_not_signed`, which names them.
   */
  chosenArchive(caller: Caller, choice: Choice): Promise<AsyncIterable<Buffer>>;
  /**
   * PNG with public claims, whoever calls, and an entity tag that changes with the picture.
   * Throws `not_found` before it is issued, `no_picture` for a document that its university uploaded.
   */
  pictureOf(
    picture: { id: string; shape: PictureShape } & PageOptions,
  ): Promise<{ tag: string; read: () => Promise<Buffer> }>;
  /** The head of a document's page, or the status of the page of one that is not issued or erased. Null for other pages, and for callers over their limit. */
  pageHead(request: HeadRequest): Promise<FoundHead>;
  /** Removes files that no reader gets any more. Runs regularly, on any node. */
  sweepFiles(): Promise<void>;
};

export function createDocuments(deps: DocumentDeps): Documents {
  const { plan, deliver, pdfFor } = createKeeping(deps);
  const { batchArchive, importArchive, listedArchive } = createBatchFiles({ ...deps, plan, deliver });
  const choose = createChoosing(deps);
  const { pictureOf } = createPictures(deps);
  const { pageHead } = createPageHeads(deps);
  const { sweep: sweepFiles } = createMadeFiles(deps);
  return {
    ...createWaiting(deps),
    pdfFor,
    batchArchive,
    importArchive,
    chosenArchive: async (caller, choice) => listedArchive(caller, await choose(caller, choice)),
    pictureOf,
    pageHead,
    sweepFiles,
  };
}
