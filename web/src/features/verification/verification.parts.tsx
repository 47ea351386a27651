/**
 * What other rooms may import from verification: the box that takes a document, a presented document, and the rows of
 * facts.
 */

export { claimsIn } from "./facts/disclosed.ts";
export { certificateRowsOf, holderOf, type OwnLabels, rowsOf, subjectOf } from "./facts/facts.ts";
export { VerifyBox } from "./input/VerifyBox.tsx";
export { PresentedDocument } from "./presented/LazyPresentedDocument.tsx";
