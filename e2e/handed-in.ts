/** What a university sends that hands in its own documents: PDFs and a zip archive of them. */
import { crc32 } from "node:zlib";
import type { CohortFile } from "./cohorts.ts";
import { pdfFileOf, stream } from "./pdf-file.ts";

/** An uncompressed PDF of one page that shows this ASCII text. Each text makes a different file. */
export function pdfOf(text: string): string {
  const font = "/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>";
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${font} >>`,
    stream("", Buffer.from(`BT /F1 24 Tf 72 720 Td (${text}) Tj ET`)),
  ];
  return pdfFileOf(objects).toString("ascii");
}

export const pdfNamed = (name: string, text: string): CohortFile => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(text),
});

/** A zip archive of these files without compression (APPNOTE 4.3). */
export function zipOf(files: Record<string, string>): CohortFile {
  const [entries, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const [label, content] = [Buffer.from(name), Buffer.from(text)];
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(0x800, 6);
    head.writeUInt32LE(crc32(content), 14);
    head.writeUInt32LE(content.length, 18);
    head.writeUInt32LE(content.length, 22);
    head.writeUInt16LE(label.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    head.copy(entry, 6, 4, 30);
    entry.writeUInt32LE(at, 42);
    entries.push(head, label, content);
    directory.push(entry, label);
    at += head.length + label.length + content.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return { name: "diplomas.zip", mimeType: "application/zip", buffer: Buffer.concat([...entries, ...directory, end]) };
}
