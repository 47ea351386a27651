/** What other rooms may import from diplomas: their names, their uploaded files, and the choice of an import mode. */
export { HandedIn } from "./components/HandedIn.tsx";
export { ModeChoice } from "./components/ModeChoice.tsx";
export { honoursOf, levelOf, nameOf, titleOf } from "./diploma-text.ts";
