/** Searches, compares and joins bytes. */

/** The bytes as text, one character for each byte. */
export function latin1(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

/** Where the text begins in the bytes, at or after `from`; -1 when it does not occur. */
export function find(bytes: Uint8Array, text: string, from = 0): number {
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (startsWith(bytes, text, at)) return at;
  }
  return -1;
}

export function startsWith(bytes: Uint8Array, text: string, at = 0): boolean {
  for (let step = 0; step < text.length; step++) if (bytes[at + step] !== text.charCodeAt(step)) return false;
  return true;
}

export function join(...arrays: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(arrays.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of arrays) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
