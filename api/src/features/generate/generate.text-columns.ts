/** Formats whole columns of a workbook as text, empty cells too; the library that writes it formats filled cells only. */
import { crc32, deflateRawSync, inflateRawSync } from "node:zlib";

const FORM = "xl/worksheets/sheet1.xml";
const [LOCAL, ENTRY, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const [LOCAL_LENGTH, ENTRY_LENGTH, END_LENGTH] = [30, 46, 22];
const DEFLATED = 8;

/**
 * Gives the columns of the first sheet the style of their cells in the second row, so that leading zeros stay
 * where people type. `xlsx` is a zip archive as hucre writes it: no comment at its end, no zip64.
 */
export function formatColumnsAsText(xlsx: Buffer): Buffer {
  return writeArchive(
    readArchive(xlsx).map((file) => {
      if (file.name !== FORM) return file;
      return { name: file.name, content: Buffer.from(styleColumns(file.content.toString("utf8"))) };
    }),
  );
}

/** ECMA-376, 18.3.1.13: the style of a column applies to its empty cells. */
function styleColumns(xml: string): string {
  const style = /<c r="A2"[^>]* s="(\d+)"/.exec(xml)?.[1];
  if (style === undefined) throw new Error("the example row of the workbook has no style");
  return xml.replaceAll(/<col ([^>]*?)\/>/g, `<col $1 style="${style}"/>`);
}

type ArchiveFile = { name: string; content: Buffer };

function readArchive(bytes: Buffer): ArchiveFile[] {
  const end = bytes.length - END_LENGTH;
  if (bytes.readUInt32LE(end) !== END) throw new Error("the workbook does not end as an archive does");
  const files: ArchiveFile[] = [];
  let at = bytes.readUInt32LE(end + 16);
  while (bytes.readUInt32LE(at) === ENTRY) {
    const nameEnd = at + ENTRY_LENGTH + bytes.readUInt16LE(at + 28);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + LOCAL_LENGTH + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    const content = bytes.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(packed) : packed;
    files.push({ name: bytes.toString("utf8", at + ENTRY_LENGTH, nameEnd), content });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}

/** Writes a zip archive (APPNOTE 4.3.7, 4.3.12, 4.3.16) without times, so that equal workbooks have equal bytes. */
function writeArchive(files: readonly ArchiveFile[]): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content } of files) {
    const [label, packed] = [Buffer.from(name), deflateRawSync(content)];
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(DEFLATED, 4);
    // The first of January 1980, the earliest day that the format knows.
    common.writeUInt16LE(0x21, 8);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(label.length, 22);
    local.push(numbers(LOCAL), common, label, packed);
    directory.push(numbers(ENTRY), Buffer.from([20, 0]), common, Buffer.alloc(10), numbers(at), label);
    at += LOCAL_LENGTH + label.length + packed.length;
  }
  const entries = Buffer.concat(directory);
  const count = Buffer.alloc(8);
  count.writeUInt16LE(files.length, 4);
  count.writeUInt16LE(files.length, 6);
  return Buffer.concat([...local, entries, numbers(END), count, numbers(entries.length, at), Buffer.alloc(2)]);
}

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value, at * 4);
  return bytes;
};
