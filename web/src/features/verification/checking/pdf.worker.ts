/** The worker that opens a visitor's PDF, so that the page never freezes. */
import { openPdfHere } from "@ijaza/verifier/pdf/opening";
import { OPENING_ENDED } from "@ijaza/verifier/pdf/opening-ended";

globalThis.addEventListener("message", async ({ data }: MessageEvent<Uint8Array>) => {
  globalThis.postMessage(await openPdfHere(data).catch(() => OPENING_ENDED));
});
