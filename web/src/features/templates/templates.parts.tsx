/**
 * What other rooms may import from templates: the choice of one, the chosen ones, and the first diploma as it would be
 * made now.
 */
export { FirstDocument } from "./lists/LazyFirstDocument.tsx";
export { TemplateChoice } from "./lists/TemplateChoice.tsx";
export { useChosenTemplates } from "./templates-state.ts";
