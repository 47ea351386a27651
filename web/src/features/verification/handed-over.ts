/** Hands what was dropped on one page over to the page that checks it, without sending it anywhere. */

/** A document to check: its bytes as they came, and what the file was called, if it was one. */
export type Handed = { bytes: Uint8Array<ArrayBuffer>; name?: string };

const handed = new Map<number, Handed>();
let last = 0;

/** Keeps the document as long as the page lives; returns the number under which it is taken up. */
export const handOver = (document: Handed): number => {
  last += 1;
  handed.clear();
  handed.set(last, document);
  return last;
};

/** The document of that number; undefined after a reload, which keeps the number only. */
export const takeUp = (state: unknown): Handed | undefined =>
  typeof state === "object" && state && "handed" in state && typeof state.handed === "number"
    ? handed.get(state.handed)
    : undefined;
