/** Opens a PDF and returns faults as values, so that a thread or a worker can send the result. */
import type { Code } from "../codes/codes.ts";
import { Refusal } from "../refusal.ts";
import { type OpenedDocument, openDocument } from "./open-document.ts";

export type Opening = { ok: true; document: OpenedDocument } | { ok: false; code: Code; detail: string };

/** Opens a PDF in this thread or in another. Never rejects because of the file. */
export type PdfOpener = (bytes: Uint8Array) => Promise<Opening>;

/** Opens the PDF in the calling thread. */
export const openPdfHere: PdfOpener = async (bytes) => {
  try {
    return { ok: true, document: await openDocument(bytes) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, code: error.code, detail: error.message };
    throw error;
  }
};
