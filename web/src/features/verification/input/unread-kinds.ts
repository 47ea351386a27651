/** Kinds of files that hold no document that could be verified. Pure. */
import type { FileKind } from "@ijaza/verifier/document/file-kind";

export type UnreadKind = Exclude<FileKind, "json" | "pdf">;

/** Of these the QR code is read, where the browser shows them. */
export type PictureKind = Extract<UnreadKind, "picture" | "heic" | "otherPicture">;

export const isUnread = (kind: FileKind): kind is UnreadKind => kind !== "json" && kind !== "pdf";

export const isPicture = (kind: FileKind): kind is PictureKind =>
  kind === "picture" || kind === "heic" || kind === "otherPicture";
