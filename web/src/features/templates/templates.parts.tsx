/**
 * What other rooms may import from templates: the lists of a university's templates, the choice of one, and the chosen
 * ones.
 */
export { TemplateChoice } from "./components/TemplateChoice.tsx";
export { TemplateLists } from "./components/TemplateLists.tsx";
export { useChosenTemplates } from "./templates-state.ts";
