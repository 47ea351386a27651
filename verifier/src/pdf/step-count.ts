/** Counts the bytes that reading a PDF looks at, and stops when the count exceeds what the file's size justifies. */
import { refuse } from "../refusal.ts";

/** `add` counts further steps and refuses with `document_too_complex` when there are too many. */
export type StepCount = { add: (steps: number) => void };

/** A byte is read at most four times: in the table, its object, its token and its stream. The rest is a reserve. */
export const STEPS_PER_BYTE = 8;
/** Steps that do not depend on the file's size: decompressing the largest bundle. */
export const STEPS_BESIDES = 600_000;

/** A counter for a file of `bytes` bytes. */
export function countSteps(bytes: number): StepCount {
  let left = bytes * STEPS_PER_BYTE + STEPS_BESIDES;
  return {
    add(steps) {
      left -= steps;
      if (left < 0) refuse("document_too_complex", "Reading the PDF takes more steps than its size accounts for.");
    },
  };
}
