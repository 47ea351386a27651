/** What other rooms may import from sharing: sharing a document, the list of shares, and access requests. */
export { AccessDecision } from "./components/AccessDecision.tsx";
export { AccessRequests } from "./components/AccessRequests.tsx";
export { RequestSettings } from "./components/RequestSettings.tsx";
export { ShareButton } from "./components/ShareButton.tsx";
export { SharedWith } from "./components/SharedWith.tsx";
export type { Shareable } from "./shareable.ts";
