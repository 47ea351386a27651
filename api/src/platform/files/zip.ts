/**
 * Writes a ZIP archive as a stream, entry by entry, uncompressed, because entries are compressed already (APPNOTE 6.3,
 * ZIP64). An entry's size and checksum precede its bytes, because streaming readers refuse stored files without them.
 */
import { crc32 } from "node:zlib";

export type ZipEntry = { name: string; bytes: Uint8Array; at: Date };

/** The data of an entry in the archive's index. Its name is text: a small buffer would hold 8 KB of the pool it is cut from. */
type PlacedEntry = { name: string; size: number; sum: number; stamp: number; offset: number };

const NAMES_IN_UTF8 = 0x0800;
const VERSION = 45;
const MOST_16 = 0xffff;
const MOST_32 = 0xffffffff;

/** Holds one entry at a time, and some bytes for each written one. */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const placed: PlacedEntry[] = [];
  let offset = 0;
  for await (const { name, bytes, at } of entries) {
    const entry = { name, size: bytes.length, sum: crc32(bytes), stamp: dosTime(at), offset };
    placed.push(entry);
    const head = localHeader(entry);
    offset += head.length + bytes.length;
    yield head;
    yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  }
  let size = 0;
  for (const entry of placed) {
    const record = indexRecord(entry);
    size += record.length;
    yield record;
  }
  yield endRecords({ count: placed.length, size, offset });
}

function localHeader({ name, size, sum, stamp }: PlacedEntry): Buffer {
  const text = Buffer.from(name);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(NAMES_IN_UTF8, 6);
  head.writeUInt32LE(stamp, 10);
  head.writeUInt32LE(sum, 14);
  head.writeUInt32LE(size, 18);
  head.writeUInt32LE(size, 22);
  head.writeUInt16LE(text.length, 26);
  return Buffer.concat([head, text]);
}

function indexRecord({ name, size, sum, stamp, offset }: PlacedEntry): Buffer {
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
  head.writeUInt16LE(NAMES_IN_UTF8, 8);
  head.writeUInt32LE(stamp, 12);
  head.writeUInt32LE(sum, 16);
  head.writeUInt32LE(size, 20);
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
