/** What the room imports lends to others: the wizard, and what sign-out must clear. */
export { ImportWizard, type ImportWizardProps } from "./components/ImportWizard.tsx";
export { MAX_ROWS } from "./parsing/limits.ts";
export { forgetUnfinished } from "./unfinished.ts";
export type { Checked } from "./use-import.ts";
