/** The opening of a PDF as a value that a thread or a worker can send: what is wrong is told, not thrown. */
import { CODES, type Code } from "../codes.ts";
import { Refusal } from "../refusal.ts";
import { type OpenedDocument, openDocument } from "./open-document.ts";

export type Opening = { ok: true; document: OpenedDocument } | { ok: false; code: Code; detail: string };

/** Opens the bytes of a PDF, here or elsewhere. Never rejects. */
export type PdfOpener = (bytes: Uint8Array) => Promise<Opening>;

/** Opens the PDF where it is called. */
export const openPdfHere: PdfOpener = async (bytes) => {
  try {
    return { ok: true, document: await openDocument(bytes) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, code: error.code, detail: error.message };
    throw error;
  }
};

/** What is said of a PDF whose opening was ended before it was through. */
export const OPENING_ENDED: Opening = {
  ok: false,
  code: "document_too_complex",
  detail: CODES.document_too_complex.meaning,
};
