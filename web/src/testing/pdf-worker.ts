/** Replaces the worker that opens PDFs, which jsdom lacks: it runs on the page's own thread. */
import { openPdfHere } from "@ijaza/verifier/pdf/opening";

export class PdfWorkerHere extends EventTarget {
  async postMessage(bytes: Uint8Array): Promise<void> {
    const data = await openPdfHere(bytes);
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
  terminate(): void {}
}
