/** Replaces the workers that open PDFs and verify files, which jsdom lacks: they run on the page's own thread. */

import { verifyDocument } from "@ijaza/verifier/document/verify-document";
import { openPdfHere } from "@ijaza/verifier/pdf/opening";
import type { FileToCheck } from "../features/verification/checking/files.worker.ts";

export class PdfWorkerHere extends EventTarget {
  async postMessage(bytes: Uint8Array): Promise<void> {
    const data = await openPdfHere(bytes);
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
  terminate(): void {}
}

/** The same for the worker that verifies the files of a list. */
export class FilesWorkerHere extends EventTarget {
  async postMessage({ bytes, ...options }: FileToCheck): Promise<void> {
    const data = await verifyDocument(bytes, options);
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
  terminate(): void {}
}
