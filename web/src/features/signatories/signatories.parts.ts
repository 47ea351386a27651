/** What other rooms may import from signatories: how one of them is called in a list, and those who sign today. */
export { SignatoriesInOffice } from "./components/SignatoriesInOffice.tsx";
export { textIn } from "./signatory-text.ts";
