/** What the room verification lends to others: the box that takes a diploma, a document that its holder presents, and how facts are told. */
export { PresentedDocument } from "./components/LazyPresentedDocument.tsx";
export { VerifyBox } from "./components/VerifyBox.tsx";
export { claimsIn } from "./disclosed.ts";
export { certificateRowsOf, holderOf, type OwnLabels, rowsOf, subjectOf } from "./facts.ts";
