/** Passes a document from the page where it was dropped to the page that verifies it, without sending it anywhere. */

/** A document to verify: its bytes, and the name of its file, if it was one. */
export type PassedDocument = { bytes: Uint8Array<ArrayBuffer>; name?: string };

const passedDocuments = new Map<number, PassedDocument>();
let last = 0;

/** Keeps the document until the page is closed; returns the number by which `takeDocument` finds it. */
export const passDocument = (document: PassedDocument): number => {
  last += 1;
  passedDocuments.clear();
  passedDocuments.set(last, document);
  return last;
};

/** The document of that number; undefined after a reload, which keeps only the number. */
export const takeDocument = (state: unknown): PassedDocument | undefined =>
  typeof state === "object" && state && "passed" in state && typeof state.passed === "number"
    ? passedDocuments.get(state.passed)
    : undefined;
