/**
 * Writes a ZIP archive as a stream, entry by entry (APPNOTE 6.3, ZIP64). Files are stored as they are, because they are
 * compressed already: their size and checksum precede their bytes, because streaming readers refuse stored files without
 * them. Texts are compressed while they come, and followed by theirs.
 */
import { pipeline, Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

export type ZipEntry = { name: string; at: Date } & ({ bytes: Uint8Array } | { text: AsyncIterable<string> });

/** The data of an entry in the archive's index. Its name is text: a small buffer would hold 8 KB of the pool it is cut from. */
type PlacedEntry = {
  name: string;
  flags: number;
  method: number;
  packed: number;
  size: number;
  sum: number;
  stamp: number;
  offset: number;
};

const NAMES_IN_UTF8 = 0x0800;
/** Sizes and checksum follow the bytes. */
const SIZES_LATER = 0x0008;
const STORED = 0;
const DEFLATED = 8;
const VERSION = 45;
const MOST_16 = 0xffff;
const MOST_32 = 0xffffffff;

/** Holds one file, or a part of one text, at a time, and some bytes for each written one. */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const placed: PlacedEntry[] = [];
  let offset = 0;
  for await (const { name, at, ...content } of entries) {
    const entry = { name, stamp: dosTime(at), offset };
    const { length, ...file } =
      "bytes" in content ? yield* storeFile(entry, content.bytes) : yield* packText(entry, content.text);
    placed.push(file);
    offset += length;
  }
  let size = 0;
  for (const entry of placed) {
    const record = indexRecord(entry);
    size += record.length;
    yield record;
  }
  yield endRecords({ count: placed.length, size, offset });
}

type Placing = Pick<PlacedEntry, "name" | "stamp" | "offset">;
/** An entry, and its bytes in the archive. */
type Written = PlacedEntry & { length: number };

function* storeFile(entry: Placing, bytes: Uint8Array): Generator<Buffer, Written> {
  const size = bytes.length;
  const file = { ...entry, flags: NAMES_IN_UTF8, method: STORED, packed: size, size, sum: crc32(bytes) };
  const head = localHeader(file);
  yield head;
  yield Buffer.from(bytes.buffer, bytes.byteOffset, size);
  return { ...file, length: head.length + size };
}

/** Of less than 4 GB. */
async function* packText(entry: Placing, text: AsyncIterable<string>): AsyncGenerator<Buffer, Written> {
  const tally = { packed: 0, size: 0, sum: 0 };
  const file = { ...entry, flags: NAMES_IN_UTF8 | SIZES_LATER, method: DEFLATED };
  const head = localHeader({ ...file, ...tally });
  yield head;
  async function* counted() {
    for await (const part of text) {
      const bytes = Buffer.from(part);
      tally.size += bytes.length;
      tally.sum = crc32(bytes, tally.sum);
      yield bytes;
    }
  }
  // An error of the text is thrown where the packed bytes are read.
  for await (const bytes of pipeline(Readable.from(counted()), createDeflateRaw(), () => undefined)) {
    tally.packed += bytes.length;
    yield bytes;
  }
  const end = sizesBehind(tally);
  yield end;
  return { ...file, ...tally, length: head.length + tally.packed + end.length };
}

function sizesBehind({ packed, size, sum }: Pick<PlacedEntry, "packed" | "size" | "sum">): Buffer {
  const record = Buffer.alloc(16);
  record.writeUInt32LE(0x08074b50, 0);
  record.writeUInt32LE(sum, 4);
  record.writeUInt32LE(packed, 8);
  record.writeUInt32LE(size, 12);
  return record;
}

function localHeader({ name, flags, method, packed, size, sum, stamp }: PlacedEntry): Buffer {
  const text = Buffer.from(name);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(flags, 6);
  head.writeUInt16LE(method, 8);
  head.writeUInt32LE(stamp, 10);
  head.writeUInt32LE(sum, 14);
  head.writeUInt32LE(packed, 18);
  head.writeUInt32LE(size, 22);
  head.writeUInt16LE(text.length, 26);
  return Buffer.concat([head, text]);
}

function indexRecord({ name, flags, method, packed, size, sum, stamp, offset }: PlacedEntry): Buffer {
  const text = Buffer.from(name);
  const far = offset >= MOST_32;
  const extra = Buffer.alloc(far ? 12 : 0);
  if (far) {
    extra.writeUInt16LE(0x0001, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(offset), 4);
  }
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(VERSION, 6);
  head.writeUInt16LE(flags, 8);
  head.writeUInt16LE(method, 10);
  head.writeUInt32LE(stamp, 12);
  head.writeUInt32LE(sum, 16);
  head.writeUInt32LE(packed, 20);
  head.writeUInt32LE(size, 24);
  head.writeUInt16LE(text.length, 28);
  head.writeUInt16LE(extra.length, 30);
  head.writeUInt32LE(Math.min(offset, MOST_32), 42);
  return Buffer.concat([head, text, extra]);
}

type Index = { count: number; size: number; offset: number };

function endRecords({ count, size, offset }: Index): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, MOST_16), 8);
  end.writeUInt16LE(Math.min(count, MOST_16), 10);
  end.writeUInt32LE(Math.min(size, MOST_32), 12);
  end.writeUInt32LE(Math.min(offset, MOST_32), 16);
  const fits = count < MOST_16 && size < MOST_32 && offset < MOST_32;
  return fits ? end : Buffer.concat([zip64End({ count, size, offset }), end]);
}

function zip64End({ count, size, offset }: Index): Buffer {
  const record = Buffer.alloc(76);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(VERSION, 12);
  record.writeUInt16LE(VERSION, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(offset), 48);
  record.writeUInt32LE(0x07064b50, 56);
  record.writeBigUInt64LE(BigInt(offset + size), 64);
  record.writeUInt32LE(1, 72);
  return record;
}

/** UTC, in steps of two seconds; the date is in the upper half. */
function dosTime(at: Date): number {
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return ((day << 16) | time) >>> 0;
}
