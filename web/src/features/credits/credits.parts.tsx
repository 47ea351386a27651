/** What other rooms may import from credits: the button that requests credits. */
export { CreditRequest } from "./components/CreditRequest.tsx";
