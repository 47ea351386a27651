/**
 * What other rooms may import from verification: the box that takes a document, a presented document, and the rows of
 * facts.
 */
export { PresentedDocument } from "./components/LazyPresentedDocument.tsx";
export { VerifyBox } from "./components/VerifyBox.tsx";
export { claimsIn } from "./disclosed.ts";
export { certificateRowsOf, holderOf, type OwnLabels, rowsOf, subjectOf } from "./facts.ts";
