/** Zip archives for tests. */
import { deflateRawSync } from "node:zlib";

type Entry = { name: string | Uint8Array; content: string; method?: number; flags?: number; declared?: number };

/** Makes a zip archive of these files; `declared` is a false size. */
export const zipOf = (entries: readonly Entry[]): Blob => {
  const chunks: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, method = 8, flags = 0x800, declared } of entries) {
    const bytes = Buffer.from(content);
    const packed = method === 8 ? deflateRawSync(bytes) : bytes;
    const label = Buffer.from(name);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(label.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(declared ?? bytes.length, 24);
    entry.writeUInt16LE(label.length, 28);
    entry.writeUInt32LE(at, 42);
    directory.push(entry, label);
    chunks.push(head, label, packed);
    at += 30 + label.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(at, 16);
  return new Blob([...chunks, ...directory, end].map((part) => new Uint8Array(part)));
};
