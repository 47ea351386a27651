/** Writes a minimal PDF: a header, numbered objects, their cross-reference table, a trailer. */

export const stream = (members: string, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<< ${members} /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from("\nendstream")]);

/** The objects are numbered from 1. The first is the catalogue. */
export function pdfFileOf(objects: readonly (string | Buffer)[]): Buffer {
  const chunks = [Buffer.from("%PDF-1.4\n")];
  const offsets: number[] = [];
  for (const [at, object] of objects.entries()) {
    offsets.push(Buffer.concat(chunks).length);
    chunks.push(Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n"));
  }
  const start = Buffer.concat(chunks).length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${count} /Root 1 0 R >>\n`;
  return Buffer.concat([...chunks, Buffer.from(`${table}startxref\n${start}\n%%EOF\n`)]);
}
