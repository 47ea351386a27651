/** Passes a document from the page where it was dropped to the page that verifies it, without sending it anywhere. */

/** A document to verify: its bytes, and the name of its file, if it was one. */
export type Handed = { bytes: Uint8Array<ArrayBuffer>; name?: string };

const handed = new Map<number, Handed>();
let last = 0;

/** Keeps the document until the page is closed; returns the number by which `takeUp` finds it. */
export const handOver = (document: Handed): number => {
  last += 1;
  handed.clear();
  handed.set(last, document);
  return last;
};

/** The document of that number; undefined after a reload, which keeps only the number. */
export const takeUp = (state: unknown): Handed | undefined =>
  typeof state === "object" && state && "handed" in state && typeof state.handed === "number"
    ? handed.get(state.handed)
    : undefined;
