/** What the room credits lends to others: the button that asks for credits. */
export { CreditDemand } from "./components/CreditDemand.tsx";
