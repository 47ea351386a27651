/** Small PDFs, each different, as a university uploads them. */

/** A complete PDF with the text; `encrypted` adds that to its trailer. */
export function pdfOf(text: string, { encrypted = false } = {}): Buffer {
  const body = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n% ${text}\n`;
  const trailer = `<< /Size 1 /Root 1 0 R ${encrypted ? "/Encrypt 9 0 R " : ""}>>`;
  const start = Buffer.byteLength(body);
  return Buffer.from(`${body}xref\n0 1\n0000000000 65535 f \ntrailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`);
}
