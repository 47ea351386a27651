/** What the room imports lends to others: the wizard, and what sign-out must clear. */
export { ImportWizard } from "./components/ImportWizard.tsx";
export { forgetUnfinished } from "./unfinished.ts";
export type { Checked } from "./use-import.ts";
