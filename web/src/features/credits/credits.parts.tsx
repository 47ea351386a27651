/** What other rooms may import from credits: the buttons that request credits and ether. */
export { CreditRequest } from "./components/CreditRequest.tsx";
export { EtherRequest } from "./components/EtherRequest.tsx";
