/** The content of a share for its cover: one kind of document, several documents, or unknown. Pure. */
import type { DocumentKind } from "@ijaza/schema/sharing/shares";

export type Subject = "any" | "documents" | DocumentKind;

export const subjectOf = (kinds: readonly DocumentKind[]): Subject =>
  kinds.length > 1 ? "documents" : (kinds[0] ?? "any");
