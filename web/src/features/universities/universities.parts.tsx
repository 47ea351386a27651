/** What other rooms may import from universities: how a request for credits or ether is decided. */
export { DecideDialog } from "./components/DecideDialog.tsx";
export { RequestButtons } from "./components/RequestButtons.tsx";
export { type Decision, useFundingDecision } from "./use-decision.ts";
