/** Passes documents from the page where they were dropped to the page that verifies them, without sending them anywhere. */
import type { FileKind } from "@ijaza/verifier/document/file-kind";

/** A document to verify: its bytes, what they are, and the name of its file, if it was one. */
export type PassedDocument = { bytes: Uint8Array<ArrayBuffer>; kind: FileKind; name?: string };

/** One document, or several files. */
export type Passed = PassedDocument | { files: readonly File[] };

const kept = new Map<number, Passed>();
let last = 0;

/** Keeps what is passed until the page is closed; returns the number by which `takePassed` finds it. */
export const passOn = (passed: Passed): number => {
  last += 1;
  kept.clear();
  kept.set(last, passed);
  return last;
};

/** The file of a list that is to be opened by itself. */
export const placeIn = (state: unknown): number | null =>
  typeof state === "object" && state && "place" in state && typeof state.place === "number" ? state.place : null;

/** What has that number; undefined after a reload, which keeps only the number. */
export const takePassed = (state: unknown): Passed | undefined =>
  typeof state === "object" && state && "passed" in state && typeof state.passed === "number"
    ? kept.get(state.passed)
    : undefined;
