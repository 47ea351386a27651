/** What the room diplomas lends to others: how a diploma is named. */
export { nameOf, titleOf } from "./diploma-text.ts";
