/** What the room certificates lends to others: how a certificate is named and stands. */
export { shownStatus, subjectOf } from "./certificate-text.ts";
