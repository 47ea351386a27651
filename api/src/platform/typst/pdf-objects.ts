/** The objects of a PDF of Typst: text in a classic cross-reference table; anything else is a bug. Pure. */

export type PdfObjects = {
  head: Buffer;
  /** By their numbers, from 1 on. */
  objects: Buffer[];
  trailer: string;
};

const END = /startxref\n(\d+)\n%%EOF\s*$/;
const ENTRY = /^(\d{10}) \d{5} n/gm;

export function readObjects(bytes: Uint8Array): PdfObjects {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [, start] = END.exec(pdf.toString("latin1", Math.max(0, pdf.length - 64))) ?? [];
  if (start === undefined) throw new Error("the PDF does not end as one of Typst's");
  const table = Number(start);
  const rest = pdf.toString("latin1", table);
  const offsets = [...rest.matchAll(ENTRY)].map(([, offset]) => Number(offset));
  const ordered = [...offsets, table].sort((a, b) => a - b);
  const nextAfter = new Map(ordered.slice(0, -1).map((offset, at) => [offset, ordered[at + 1]!]));
  return {
    head: pdf.subarray(0, ordered[0]),
    objects: offsets.map((offset) => pdf.subarray(offset, nextAfter.get(offset))),
    trailer: rest.slice(rest.indexOf("trailer"), rest.lastIndexOf("startxref")),
  };
}

export function writeObjects({ head, objects, trailer }: PdfObjects): Buffer {
  let at = head.length;
  const entries = objects.map((object) => {
    const entry = `${String(at).padStart(10, "0")} 00000 n \n`;
    at += object.length;
    return entry;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join("")}`;
  const sized = trailer.replace(/\/Size \d+/, `/Size ${objects.length + 1}`);
  return Buffer.concat([head, ...objects, Buffer.from(`${table}${sized}startxref\n${at}\n%%EOF\n`, "latin1")]);
}
