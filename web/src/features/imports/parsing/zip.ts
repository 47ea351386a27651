/** Reads the directory of a zip archive (APPNOTE 4.3): its entries and declared sizes, before anything is unpacked. */
import { ofDos } from "./dos-letters.ts";
import { FileFault, MAX_UNPACKED_BYTES } from "./limits.ts";

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const MAX_COMMENT = 65_535;
const ZIP64 = 0xffffffff;

const endOf = (view: DataView): number => {
  const lowest = Math.max(0, view.byteLength - END_LENGTH - MAX_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= lowest; at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw new FileFault("not_a_workbook");
};

/** An entry of an archive: the position of its local header, and what the directory says of it. */
export type DirectoryEntry = {
  name: string;
  flags: number;
  method: number;
  packed: number;
  size: number;
  at: number;
};

const UTF8 = 0x800;

/**
 * Names are UTF-8 when the archive or their bytes say so. Else they are in one of the two code pages of Western
 * Windows, whose accents are in different places: the newer one has none below 0xC0.
 */
function readName(bytes: Uint8Array, flags: number): string {
  if ((flags & UTF8) !== 0) return new TextDecoder().decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const isDos = bytes.some((byte) => byte >= 0x80 && byte < 0xc0);
    return isDos ? ofDos(bytes) : new TextDecoder("windows-1252").decode(bytes);
  }
}

/**
 * The directory of an archive whose last bytes are given; they begin at `offset` in it. Throws for an inconsistent one.
 * ZIP64, for more than 4 GB or 65,535 files, is not read.
 */
export function centralDirectory(bytes: Uint8Array, offset = 0): DirectoryEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < END_LENGTH) throw new FileFault("not_a_workbook");
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (view.getUint32(end + 16, true) === ZIP64) throw new FileFault("unpacks_too_large");
  const entries: DirectoryEntry[] = [];
  let at = view.getUint32(end + 16, true) - offset;
  for (let entry = 0; entry < count; entry++) {
    if (at < 0 || at + ENTRY_LENGTH > end || view.getUint32(at, true) !== ENTRY) throw new FileFault("not_a_workbook");
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const [packed, size, local] = [20, 24, 42].map((place) => view.getUint32(at + place, true)) as [
      number,
      number,
      number,
    ];
    // Only sizes past 4 GB need ZIP64.
    if ([packed, size, local].includes(ZIP64)) throw new FileFault("unpacks_too_large");
    const nameAt = at + ENTRY_LENGTH;
    const next = nameAt + view.getUint16(at + 28, true);
    const name = readName(bytes.subarray(nameAt, next), flags);
    entries.push({ name, flags, method, packed, size, at: local });
    at = next + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The sum of the declared sizes of all entries. */
export function declaredSize(bytes: Uint8Array): number {
  return centralDirectory(bytes).reduce((total, { size }) => total + size, 0);
}

/** Refuses an archive that would unpack to more than a workbook of 100,000 rows needs. */
export function checkUnpackedSize(bytes: Uint8Array): void {
  if (declaredSize(bytes) > MAX_UNPACKED_BYTES) throw new FileFault("unpacks_too_large");
}
