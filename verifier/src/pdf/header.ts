/** Tells PDFs from other files by their first bytes, without the code that opens them. */
import { find } from "./bytes.ts";

export const HEADER = "%PDF-";
/** PDF readers search for the header within this many bytes from the start of the file. */
const HEADER_WITHIN = 1024;
const BRACE = 0x7b;

/** Whether PDF readers would open the bytes. A bundle begins with a brace and is never taken for a PDF. */
export function looksLikePdf(bytes: Uint8Array): boolean {
  const at = find(bytes.subarray(0, HEADER_WITHIN + HEADER.length), HEADER);
  return at === 0 || (at > 0 && bytes[0] !== BRACE);
}
