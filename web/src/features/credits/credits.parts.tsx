/** What the room credits lends to others: the buttons that ask for credits and for ether. */
export { CreditDemand } from "./components/CreditDemand.tsx";
export { EtherDemand } from "./components/EtherDemand.tsx";
