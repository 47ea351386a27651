/** What other rooms may import from signatories: how one of them is called in a list. */
export { textIn } from "./signatory-text.ts";
