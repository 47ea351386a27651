/**
 * What other rooms may import from verification: the box and the line that take a document, a presented document, the
 * rows of facts, and a fold.
 */

export { claimsIn } from "./facts/disclosed.ts";
export { certificateRowsOf, holderOf, type OwnLabels, rowsOf, subjectOf } from "./facts/facts.ts";
export { VerifyBox } from "./input/VerifyBox.tsx";
export { VerifyLine } from "./input/VerifyLine.tsx";
export { PresentedDocument } from "./presented/LazyPresentedDocument.tsx";
