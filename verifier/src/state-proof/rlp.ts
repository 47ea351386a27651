/** RLP, Ethereum's serialisation (Yellow Paper, appendix B): byte strings and lists of them, each with one spelling. */
import { join } from "../pdf/bytes.ts";

export type Rlp = Uint8Array | Rlp[];

/** A proof that is wrong. The message is an English sentence. */
export class ProofFault extends Error {}

const STRING = 0x80;
const LIST = 0xc0;
/** Longest payload whose length stands in the first byte. */
const SHORT = 55;
const DEEPEST = 4;

/** A list of byte strings. */
export function encodeList(items: readonly Uint8Array[]): Uint8Array {
  const encoded = items.map((item) =>
    item.length === 1 && item[0]! < STRING ? item : join(head(STRING, item.length), item),
  );
  const payload = join(...encoded);
  return join(head(LIST, payload.length), payload);
}

/** The one item that the bytes are. Throws a ProofFault for anything else, and for another spelling than the shortest. */
export function decodeRlp(bytes: Uint8Array): Rlp {
  const { item, end } = readItem(bytes, { at: 0, depth: 0 });
  if (end !== bytes.length) throw new ProofFault("RLP has bytes after its end.");
  return item;
}

type Position = { at: number; depth: number };

function readItem(bytes: Uint8Array, { at, depth }: Position): { item: Rlp; end: number } {
  if (depth > DEEPEST) throw new ProofFault("RLP is nested too deep.");
  const first = byteAt(bytes, at);
  if (first < STRING) return { item: bytes.subarray(at, at + 1), end: at + 1 };
  const base = first < LIST ? STRING : LIST;
  const { start, end } = readLength(bytes, { at, base });
  if (base === LIST) return { item: readItems(bytes, { at: start, end, depth: depth + 1 }), end };
  const item = bytes.subarray(start, end);
  if (item.length === 1 && item[0]! < STRING) throw new ProofFault("RLP spells a byte as a string.");
  return { item, end };
}

function readItems(bytes: Uint8Array, { at, end, depth }: Position & { end: number }): Rlp[] {
  const items: Rlp[] = [];
  let next = at;
  while (next < end) {
    const read = readItem(bytes, { at: next, depth });
    items.push(read.item);
    next = read.end;
  }
  if (next !== end) throw new ProofFault("An item of RLP reaches beyond its list.");
  return items;
}

/** Where the payload starts and ends. `base` is what the first byte counts from. */
function readLength(bytes: Uint8Array, { at, base }: { at: number; base: number }): { start: number; end: number } {
  const short = byteAt(bytes, at) - base;
  const lengthBytes = Math.max(0, short - SHORT);
  const start = at + 1 + lengthBytes;
  let length = short;
  if (lengthBytes > 0) {
    if (lengthBytes > 4 || byteAt(bytes, at + 1) === 0) throw new ProofFault("RLP has a length that is refused.");
    length = 0;
    for (let each = at + 1; each < start; each += 1) length = length * 256 + byteAt(bytes, each);
    if (length <= SHORT) throw new ProofFault("RLP spells a short length as a long one.");
  }
  if (start + length > bytes.length) throw new ProofFault("RLP ends too soon.");
  return { start, end: start + length };
}

function byteAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at];
  if (byte === undefined) throw new ProofFault("RLP ends too soon.");
  return byte;
}

function head(base: number, length: number): Uint8Array {
  if (length <= SHORT) return Uint8Array.of(base + length);
  const digits: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256);
  return Uint8Array.of(base + SHORT + digits.length, ...digits);
}
