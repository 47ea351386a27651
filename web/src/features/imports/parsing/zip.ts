/** What a zip archive says it unpacks to, read from its directory before anything is unpacked (APPNOTE 4.3). */
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

/** Bytes of all entries, unpacked, as declared. A directory that does not hold together is no workbook. */
export function declaredSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < END_LENGTH) throw new FileFault("not_a_workbook");
  const end = endOf(view);
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let entry = 0; entry < entries; entry++) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== ENTRY) throw new FileFault("not_a_workbook");
    const size = view.getUint32(at + 24, true);
    // Only sizes past 4 GB need the larger form.
    if (size === ZIP64) throw new FileFault("unpacks_too_large");
    total += size;
    at += ENTRY_LENGTH + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return total;
}

/** Refuses an archive that would unpack to more than a workbook of 100,000 rows needs. */
export function checkUnpackedSize(bytes: Uint8Array): void {
  if (declaredSize(bytes) > MAX_UNPACKED_BYTES) throw new FileFault("unpacks_too_large");
}
