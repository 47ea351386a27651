/** The files in a zip archive (APPNOTE 4.3), each unpacked on demand: an archive of gigabytes is never in memory. */
import { FileFault } from "../parsing/limits.ts";
import { centralDirectory, type DirectoryEntry } from "../parsing/zip.ts";

/** A file that was chosen, or an entry of a chosen archive. */
export type UploadFile = { name: string; size: number; open: () => Promise<Blob> };

const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const LOCAL_HEADER = 30;
/** How much of an archive's end is read for its directory: entries of ten thousand files take about a megabyte. */
const LONGEST_END = 16_000_000;

/**
 * Lists an archive's files, without unpacking any. Throws a `FileFault` for an archive that cannot be read here, such
 * as one with a password.
 */
export async function openArchive(archive: Blob): Promise<UploadFile[]> {
  const start = Math.max(0, archive.size - LONGEST_END);
  const end = new Uint8Array(await archive.slice(start).arrayBuffer());
  return centralDirectory(end, start).flatMap((entry) => {
    if (entry.name.endsWith("/")) return [];
    const isPacked = entry.method === STORED || entry.method === DEFLATED;
    if (!isPacked || (entry.flags & ENCRYPTED) !== 0) throw new FileFault("unreadable_archive");
    return [{ name: entry.name, size: entry.size, open: () => unpack(archive, entry) }];
  });
}

/** Stops at the declared size: an entry that unpacks to more is refused. */
async function unpack(archive: Blob, { at, packed, size, method }: DirectoryEntry): Promise<Blob> {
  const head = new DataView(await archive.slice(at, at + LOCAL_HEADER).arrayBuffer());
  const begin = at + LOCAL_HEADER + head.getUint16(26, true) + head.getUint16(28, true);
  const content = archive.slice(begin, begin + packed);
  if (method === STORED) return content;
  const reader = content.stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    length += step.value.length;
    if (length > size) throw new FileFault("unpacks_too_large");
    chunks.push(step.value);
  }
  return new Blob(chunks);
}
