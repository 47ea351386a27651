/** Base64url without padding (RFC 4648, section 5). Each value has exactly one accepted text. */

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const GREATEST = 63;
const FOREIGN = 255;

/** The two symbols for every value of 12 bits. */
const PAIRS = Array.from({ length: 4096 }, (_, bits) => ALPHABET[bits >> 6]! + ALPHABET[bits & 63]!);

/** The value of each UTF-16 unit, so that none needs to be looked at before. */
const VALUES = new Uint8Array(65_536).fill(FOREIGN);
for (let value = 0; value < ALPHABET.length; value++) VALUES[ALPHABET.charCodeAt(value)] = value;

export function toBase64url(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const group = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    text += PAIRS[group >> 12]! + PAIRS[group & 0xfff]!;
  }
  const padding = (3 - (bytes.length % 3)) % 3;
  return padding === 0 ? text : text.slice(0, -padding);
}

/** The bytes, or null for padding, another alphabet, an impossible length or trailing bits that are not zero. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  const rest = text.length % 4;
  if (rest === 1) return null;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  const whole = text.length - rest;
  let written = 0;
  let seen = 0;
  for (let at = 0; at < whole; at += 4) {
    const a = valueAt(text, at);
    const b = valueAt(text, at + 1);
    const c = valueAt(text, at + 2);
    const d = valueAt(text, at + 3);
    seen |= a | b | c | d;
    bytes[written++] = (a << 2) | (b >> 4);
    bytes[written++] = (b << 4) | (c >> 2);
    bytes[written++] = (c << 6) | d;
  }
  if (rest === 0) return seen > GREATEST ? null : bytes;
  const [a, b, c] = [valueAt(text, whole), valueAt(text, whole + 1), rest === 3 ? valueAt(text, whole + 2) : 0];
  // A typed array ignores writes beyond its end, so that two symbols give one byte.
  bytes[written++] = (a << 2) | (b >> 4);
  bytes[written] = (b << 4) | (c >> 2);
  const spare = rest === 2 ? b & 0b1111 : c & 0b11;
  return (seen | a | b | c) > GREATEST || spare !== 0 ? null : bytes;
}

function valueAt(text: string, at: number): number {
  return VALUES[text.charCodeAt(at)]!;
}
