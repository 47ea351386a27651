/** What the room templates lends to others: the lists of a university's templates, the choice of one, and what is chosen. */
export { TemplateChoice } from "./components/TemplateChoice.tsx";
export { TemplateLists } from "./components/TemplateLists.tsx";
export { useChosenTemplates } from "./templates-state.ts";
