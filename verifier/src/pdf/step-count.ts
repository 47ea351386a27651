/** Counts what reading a PDF costs, in bytes looked at, and stops when that is more than the file's size accounts for. */
import { refuse } from "../refusal.ts";

/** Counts so many more; refuses as `document_too_complex` when there are too many. */
export type StepCount = { add: (steps: number) => void };

/** A byte is looked at in the table, in its object, in its token and in its stream; the rest is room. */
export const STEPS_PER_BYTE = 8;
/** What does not grow with the file: the largest bundle, unpacked. */
export const STEPS_BESIDES = 600_000;

/** A count for a file of so many bytes. */
export function countSteps(bytes: number): StepCount {
  let left = bytes * STEPS_PER_BYTE + STEPS_BESIDES;
  return {
    add(steps) {
      left -= steps;
      if (left < 0) refuse("document_too_complex", "Reading the PDF takes more steps than its size accounts for.");
    },
  };
}
