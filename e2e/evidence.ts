/** A small PDF, like a scan that a student uploads. */

export const EVIDENCE = {
  name: "transcript.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
};
