/** What this page needs of the verifier, loaded when something is to be verified; PDFs are opened by a worker of their own. */
export { verify } from "@ijaza/verifier/verify";
