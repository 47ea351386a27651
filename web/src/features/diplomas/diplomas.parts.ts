/** What the room diplomas lends to others: how a diploma is named, its handed-in files, and the choice of an import mode. */
export { HandedIn } from "./components/HandedIn.tsx";
export { ModeChoice } from "./components/ModeChoice.tsx";
export { honoursOf, levelOf, nameOf, titleOf } from "./diploma-text.ts";
