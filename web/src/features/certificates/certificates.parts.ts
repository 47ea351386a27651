/** What other rooms may import from certificates: the name and the state of a certificate. */
export { shownStatus, subjectOf } from "./certificate-text.ts";
