/** The steps of an import as the reader counts them, and which of those already done can be gone back to. */
import { hasUploads, type Subject } from "../parsing/subject.ts";
import type { ImportState } from "./import-state.ts";
import type { Import } from "./use-import.ts";

const STEPS = ["file", "columns", "check", "import"] as const;
const STEPS_WITH_FILES = ["file", "columns", "files", "check", "import"] as const;
const STEP_OF = {
  file: "file",
  columns: "columns",
  files: "files",
  checking: "check",
  errors: "check",
  sending: "import",
} as const;

type StepName = (typeof STEPS_WITH_FILES)[number];

export const stepsOf = (subject: Subject): readonly StepName[] => (hasUploads(subject) ? STEPS_WITH_FILES : STEPS);

/** The position of a step among those that are shown; after the last one at the end. */
export const placeOf = (steps: readonly StepName[], step: ImportState["step"]): number =>
  step === "done" ? steps.length : steps.indexOf(STEP_OF[step]);

/** Whether the way and the earlier steps can still be changed: a file is open, and none of its rows was sent. */
export const isChangeable = ({ state, isUnsent }: Pick<Import, "state" | "isUnsent">): boolean =>
  isUnsent && (state.step === "columns" || state.step === "errors" || (state.step === "files" && !state.resumed));

/** What returns to a step that is done; undefined where there is no way back. */
export function wayBack(work: Import, step: StepName | undefined): (() => void) | undefined {
  if (!isChangeable(work)) return undefined;
  if (step === "file") return work.restart;
  if (step === "columns") return work.backToColumns;
  return step === "files" ? () => void work.askForFiles() : undefined;
}
