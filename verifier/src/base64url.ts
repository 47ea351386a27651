/** Base64url without padding (RFC 4648, section 5). Each value has exactly one accepted text. */

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const GREATEST = 63;
const FOREIGN = 255;

/** The two symbols for every value of 12 bits. */
const PAIRS = Array.from({ length: 4096 }, (_, bits) => ALPHABET[bits >> 6]! + ALPHABET[bits & 63]!);

const VALUES = new Uint8Array(128).fill(FOREIGN);
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
  let written = 0;
  for (let at = 0; at < text.length; at += 4) {
    const a = valueAt(text, at);
    const b = valueAt(text, at + 1);
    const c = valueAt(text, at + 2);
    const d = valueAt(text, at + 3);
    if ((a | b | c | d) > GREATEST) return null;
    const group = (a << 18) | (b << 12) | (c << 6) | d;
    // A typed array ignores writes beyond its end, so a short last group loses its surplus bytes.
    bytes[written++] = group >> 16;
    bytes[written++] = group >> 8;
    bytes[written++] = group;
  }
  const spare = rest === 0 ? 0 : valueAt(text, text.length - 1) & (rest === 2 ? 0b1111 : 0b11);
  return spare === 0 ? bytes : null;
}

/** The value of one symbol; zero beyond the end of the text. */
function valueAt(text: string, at: number): number {
  return at < text.length ? (VALUES[text.charCodeAt(at)] ?? FOREIGN) : 0;
}
