/** Opens PDFs as the server's thread does, but never comes to an end with one that asks for it. */
import { type Opening, openPdfHere } from "@ijaza/verifier";
import { answerRequests } from "../src/platform/threads/answering.ts";
import { ENDLESS } from "./hostile-pdf.ts";

answerRequests<Uint8Array, Opening>((bytes) => {
  const isEndless = Buffer.from(bytes).includes(ENDLESS);
  while (isEndless);
  return openPdfHere(bytes);
});
