/** Opens a visitor's PDF in a worker of its own, which is ended when it takes too long. */
import type { Opening } from "@ijaza/verifier/pdf/opening";
import { OPENING_ENDED } from "@ijaza/verifier/pdf/opening-ended";

/** Enough for the largest file on a slow phone. */
export const OPENING_LIMIT_MS = 60_000;

/** The part of a worker that is used here. */
export type PdfWorker = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

const startWorker = (): PdfWorker => new Worker(new URL("./pdf.worker.ts", import.meta.url), { type: "module" });

/** Resolves with `document_too_complex` when the PDF is not opened in time. Rejects when the worker cannot start. */
export const openPdfApart = (bytes: Uint8Array, start: () => PdfWorker = startWorker): Promise<Opening> => {
  const worker = start();
  let limit: ReturnType<typeof setTimeout>;
  const opening = new Promise<Opening>((resolve, reject) => {
    limit = setTimeout(() => resolve(OPENING_ENDED), OPENING_LIMIT_MS);
    worker.addEventListener("message", ({ data }: MessageEvent<Opening>) => resolve(data));
    worker.addEventListener("error", ({ message }) => reject(new Error(`the PDF could not be opened: ${message}`)));
    worker.postMessage(bytes);
  });
  return opening.finally(() => {
    clearTimeout(limit);
    worker.terminate();
  });
};
