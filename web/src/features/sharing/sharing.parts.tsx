/** What the room sharing lends to others: the button that shares a document, and the list of one's shares. */
export { ShareButton } from "./components/ShareButton.tsx";
export { SharedWith } from "./components/SharedWith.tsx";
export type { Shareable } from "./shareable.ts";
