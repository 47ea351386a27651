/** What other rooms may import from sharing: sharing a document, the list of shares, and access requests. */
export { AccessDecision } from "./deciding/AccessDecision.tsx";
export { AccessRequests } from "./deciding/AccessRequests.tsx";
export { RequestSettings } from "./deciding/RequestSettings.tsx";
export { SharedWith } from "./keeping/SharedWith.tsx";
export { ShareButton } from "./making/ShareButton.tsx";
export type { Shareable } from "./making/shareable.ts";
