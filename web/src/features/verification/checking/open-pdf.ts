/** Opens a visitor's PDF in a worker of its own. */
import type { Opening } from "@ijaza/verifier/pdf/opening";
import { OPENING_ENDED } from "@ijaza/verifier/pdf/opening-ended";
import { type Apart, askApart } from "./ask-apart.ts";

const startWorker = (): Apart => new Worker(new URL("./pdf.worker.ts", import.meta.url), { type: "module" });

/** Resolves with `document_too_complex` when the PDF is not opened in time. Rejects when the worker cannot start. */
export const openPdfApart = (bytes: Uint8Array, start: () => Apart = startWorker): Promise<Opening> =>
  askApart(bytes, { start, late: OPENING_ENDED });
