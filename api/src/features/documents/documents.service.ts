/** The door of the room documents: bundles, the PDFs that carry them, and what anyone sees of a document without its proof. */
import { createBatchFiles } from "./documents.batches.ts";
import { createKeeping } from "./documents.keeping.ts";
import { createMadeFiles } from "./documents.made-files.ts";
import { createPageHeads } from "./documents.page-head.ts";
import type { DocumentParts } from "./documents.parts.ts";
import { createPictures } from "./documents.pictures.ts";
import "./documents.tables.ts";

export { findSuccessorAt, readBundle, readBundles } from "./documents.bundles.ts";
export { claimsOf } from "./documents.disclosing.ts";
export { findIssued, type IssuedRecord } from "./documents.records.ts";
export { nameSuccessor, sendPdf } from "./documents.sending.ts";

export type Documents = ReturnType<typeof createDocuments>;

export function createDocuments(parts: DocumentParts) {
  const keeping = createKeeping(parts);
  return {
    ...keeping,
    ...createBatchFiles({ ...parts, ...keeping }),
    ...createPictures(parts),
    ...createPageHeads(parts),
    /** Removes files that nobody is given any more; now and then, on any node. */
    sweepFiles: createMadeFiles(parts).sweep,
  };
}
