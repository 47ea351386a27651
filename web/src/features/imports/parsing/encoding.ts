/**
 * Detects the encoding of a file: by its byte order mark, else UTF-8 if nearly all of it is, else an encoding of one
 * byte a letter, by the letters.
 */
import { ARABIC, type Encoding, type SingleByte, WESTERN } from "./encodings.ts";
import { decodeSingleBytes, detectSingleBytes } from "./single-bytes.ts";

const SINGLE_BYTE: ReadonlySet<Encoding> = new Set([...ARABIC, ...WESTERN]);

/** Whether nothing in the file says its encoding, so that only who knows its letters can tell. */
export const isGuessed = (encoding: Encoding): encoding is SingleByte => SINGLE_BYTE.has(encoding);

const bomOf = (bytes: Uint8Array): Encoding | null => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  return bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : null;
};

const PIECE = 1_000_000;
const LOST = 0xfffd;

/** Other encodings hardly ever have sequences of UTF-8, so a file with more of them than bad bytes is UTF-8. */
function isUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder();
  let [good, bad] = [0, 0];
  for (let from = 0; from < bytes.length; from += PIECE) {
    const text = decoder.decode(bytes.subarray(from, from + PIECE), { stream: true });
    for (let at = 0; at < text.length; at++) {
      const letter = text.charCodeAt(at);
      if (letter === LOST) bad++;
      else if (letter > 0x7f) good++;
    }
  }
  return bad === 0 || good > bad;
}

/** The encoding in which the text was most likely written. */
export const detectEncoding = (bytes: Uint8Array): Encoding =>
  bomOf(bytes) ?? (isUtf8(bytes) ? "utf-8" : detectSingleBytes(bytes));

/**
 * The text, without its byte order mark. Bytes that the encoding does not define become U+FFFD, which the rules refuse.
 */
export const decodeText = (bytes: Uint8Array, encoding: Encoding): string =>
  isGuessed(encoding) ? decodeSingleBytes(bytes, encoding) : new TextDecoder(encoding).decode(bytes);
