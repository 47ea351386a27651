/** What text editors put before a text that they save. Pure. */

const begins = (bytes: Uint8Array, mark: readonly number[]): boolean => mark.every((byte, at) => bytes[at] === byte);

/** The text in UTF-8 and without the mark, also of one that was saved in UTF-16. No signed letter changes with it. */
export function withoutByteOrderMark(bytes: Uint8Array): Uint8Array {
  if (begins(bytes, [0xef, 0xbb, 0xbf])) return bytes.subarray(3);
  const isLittle = begins(bytes, [0xff, 0xfe]);
  if (!isLittle && !begins(bytes, [0xfe, 0xff])) return bytes;
  return new TextEncoder().encode(new TextDecoder(isLittle ? "utf-16le" : "utf-16be").decode(bytes));
}
