/** The worker that opens PDFs, for the tests' browser, which has none: it works on the page's own thread. */
import { openPdfHere } from "@ijaza/verifier/pdf/opening";

export class PdfWorkerHere extends EventTarget {
  async postMessage(bytes: Uint8Array): Promise<void> {
    const data = await openPdfHere(bytes);
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
  terminate(): void {}
}
