/** The worker that opens a visitor's PDF, so that the page never freezes. */
import { OPENING_ENDED, openPdfHere } from "@ijaza/verifier/pdf/opening";

globalThis.addEventListener("message", async ({ data }: MessageEvent<Uint8Array>) => {
  globalThis.postMessage(await openPdfHere(data).catch(() => OPENING_ENDED));
});
