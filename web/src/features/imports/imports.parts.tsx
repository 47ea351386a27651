/** What other rooms may import from imports: the wizard, and what sign-out must clear. */
export { ImportWizard } from "./components/ImportWizard.tsx";
export type { Checked } from "./import-state.ts";
export { forgetUnfinished } from "./unfinished.ts";
