/** What other rooms may import from imports: the wizard, and what sign-out must clear. */

export { forgetAllUnfinished } from "./sending/unfinished.ts";
export { ImportWizard } from "./wizard/ImportWizard.tsx";
export type { CheckResult } from "./wizard/import-state.ts";
