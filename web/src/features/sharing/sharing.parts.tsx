/** What the room sharing lends to others: sharing a document, the list of shares, and the requests of organisations. */
export { AccessDecision } from "./components/AccessDecision.tsx";
export { AccessRequests } from "./components/AccessRequests.tsx";
export { RequestSettings } from "./components/RequestSettings.tsx";
export { ShareButton } from "./components/ShareButton.tsx";
export { SharedWith } from "./components/SharedWith.tsx";
export type { Shareable } from "./shareable.ts";
