/** What the room templates lends to others: the lists of a university's templates, and the choice of one. */
export { TemplateChoice } from "./components/TemplateChoice.tsx";
export { TemplateLists } from "./components/TemplateLists.tsx";
