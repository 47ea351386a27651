/** Opens PDFs as the server's thread does, but never finishes with one that contains the mark. */
import { type Opening, openPdfHere } from "@ijaza/verifier";
import { answerRequests } from "../src/platform/threads/answering.ts";
import { ENDLESS } from "./hostile-pdf.ts";
import { never } from "./never.ts";

answerRequests<Uint8Array, Opening>((bytes) => {
  if (Buffer.from(bytes).includes(ENDLESS)) never();
  return openPdfHere(bytes);
});
