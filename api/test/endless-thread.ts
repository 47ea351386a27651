/** Opens PDFs as the server's thread does, but never finishes with one that contains the mark. */
import { type Opening, openPdfHere } from "@ijaza/verifier";
import { answerRequests } from "../src/platform/threads/answering.ts";
import { ENDLESS } from "./hostile-pdf.ts";

answerRequests<Uint8Array, Opening>((bytes) => {
  const isEndless = Buffer.from(bytes).includes(ENDLESS);
  while (isEndless);
  return openPdfHere(bytes);
});
