/**
 * What other rooms may import from templates: the lists of a university's templates, the choice of one, and the chosen
 * ones.
 */
export { TemplateChoice } from "./lists/TemplateChoice.tsx";
export { TemplateLists } from "./lists/TemplateLists.tsx";
export { useChosenTemplates } from "./templates-state.ts";
