/**
 * Detects the encoding of a file: by its byte order mark, else UTF-8 if valid, else Arabic or Western Windows by the
 * letters.
 */

export const ENCODINGS = ["utf-8", "utf-16le", "utf-16be", "windows-1256", "windows-1252"] as const;
export type Encoding = (typeof ENCODINGS)[number];

const bomOf = (bytes: Uint8Array): Encoding | null => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  return bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : null;
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

const HIGH = Array.from({ length: 256 }, (_, byte) => Uint8Array.of(byte));
const arabicAt = HIGH.map((byte) => /^\p{Script=Arabic}$/u.test(new TextDecoder("windows-1256").decode(byte)));
const westernAt = HIGH.map((byte) => byte[0]! > 0x7f && /^\p{L}$/u.test(new TextDecoder("windows-1252").decode(byte)));
/** The letters that make up some three quarters of any Arabic text, encoded in windows-1256. */
const frequent = new Set([..."اليمنروتهةعدب"].map(windows1256Of));

function windows1256Of(letter: string): number {
  return HIGH.findIndex((byte) => new TextDecoder("windows-1256").decode(byte) === letter);
}

const isAsciiLetter = (byte: number | undefined): boolean =>
  byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a));

/**
 * Arabic words are runs of Arabic letters, most of them frequent ones; French accents stand alone between ASCII
 * letters. Bytes with the same meaning in both (é, è, ç…) are ignored. Reads the first megabyte.
 */
const isArabic = (bytes: Uint8Array): boolean => {
  const end = Math.min(bytes.length, 1_000_000);
  let arabic = 0;
  let western = 0;
  for (let at = 0; at < end; ) {
    const from = at;
    let common = 0;
    for (; at < end && arabicAt[bytes[at]!]; at++) if (frequent.has(bytes[at]!)) common++;
    const length = at - from;
    if (length === 0) {
      at++;
      continue;
    }
    const besideAscii = isAsciiLetter(bytes[from - 1]) || isAsciiLetter(bytes[at]);
    if (besideAscii && westernAt[bytes[from]!]) western += length;
    else if (length > 1) arabic += common + (length - common) / 2;
  }
  return arabic > 2 * western;
};

/** The encoding in which the text was most likely written. */
export function detectEncoding(bytes: Uint8Array): Encoding {
  const bom = bomOf(bytes);
  if (bom) return bom;
  if (isUtf8(bytes)) return "utf-8";
  return isArabic(bytes) ? "windows-1256" : "windows-1252";
}

/**
 * The text, without its byte order mark. Bytes that the encoding does not define become U+FFFD, which the rules refuse.
 */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes);
}
