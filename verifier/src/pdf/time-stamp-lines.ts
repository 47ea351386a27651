/** The lines of a PDF, directly after its seal, that hold the time stamp of the seal. A seal may be without them. */
import { fromBase64url, toBase64url } from "../credential/base64url.ts";
import { refuse } from "../refusal.ts";
import { latin1, startsWith } from "./bytes.ts";
import { LINE } from "./seal-format.ts";

export const TIME_STAMP_MARK = "%ijaza-time-stamp\n";
/** The size limit of a time-stamp token, in bytes; those of well-known authorities have 1,500 to 8,000. */
export const LARGEST_TIME_STAMP = 16_384;

const MOST_LINES = Math.ceil((LARGEST_TIME_STAMP * 4) / 3 / LINE);
const LINES_WITHIN = TIME_STAMP_MARK.length + MOST_LINES * (LINE + 2);
const LINES = /^(?:%[\w-]{1,240}\n)+/;

/** A token (RFC 3161, DER) as comment lines. */
export function writeTimeStamp(token: Uint8Array): string {
  const lines = toBase64url(token).match(new RegExp(`.{1,${LINE}}`, "g")) ?? [];
  return `${TIME_STAMP_MARK}${lines.map((line) => `%${line}\n`).join("")}`;
}

/**
 * The token whose lines begin at this offset, and the offset where they end; null when there is none. A token has one
 * spelling, so it is written again and compared; another is refused as `seal_malformed`.
 */
export function readTimeStampLines(bytes: Uint8Array, at: number): { token: Uint8Array; end: number } | null {
  if (!startsWith(bytes, TIME_STAMP_MARK, at)) return null;
  const text = latin1(bytes.subarray(at + TIME_STAMP_MARK.length, at + LINES_WITHIN));
  const [lines = ""] = LINES.exec(text) ?? [];
  const token = fromBase64url(lines.replaceAll(/[%\n]/g, ""));
  if (!token || token.length > LARGEST_TIME_STAMP || writeTimeStamp(token) !== TIME_STAMP_MARK + lines) {
    return refuse("seal_malformed", "The time stamp of the seal has not its one form.");
  }
  return { token, end: at + TIME_STAMP_MARK.length + lines.length };
}
