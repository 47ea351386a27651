/** The program of a thread that opens untrusted PDFs. */
import { type Opening, openPdfHere } from "@ijaza/verifier";
import { answerRequests } from "../../platform/threads/answering.ts";

answerRequests<Uint8Array, Opening>(openPdfHere);
