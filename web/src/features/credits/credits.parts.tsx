/** What other rooms may import from credits: the button that requests credits. */
export { CreditDemand } from "./components/CreditDemand.tsx";
