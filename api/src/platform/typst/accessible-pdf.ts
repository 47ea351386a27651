/**
 * Completes a tagged PDF of Typst for people who hear it: its paragraphs of Arabic say their text in the order of reading
 * (`ActualText`, ISO 32000-1, 14.9.4), its title is shown, and its metadata claims PDF/UA-1 (ISO 14289-1, 5). Typst writes
 * one of PDF/A and PDF/UA only, and no `ActualText`. Objects are text in a classic cross-reference table; anything else is a bug.
 */

/** A paragraph or heading, as it is read. */
export type ReadText = { text: string; isArabic: boolean };

/** The file with `texts` for its paragraphs and headings, which are as many and in the same order. */
export function completePdf(pdf: Uint8Array, texts: readonly ReadText[]): Buffer {
  const { head, objects, trailer } = readObjects(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
  const paragraphs = objects
    .map((object, at) => ({ at, first: firstContentOf(object) }))
    .filter((each): each is { at: number; first: number } => each.first !== null)
    .sort((a, b) => a.first - b.first);
  if (paragraphs.length !== texts.length) {
    throw new Error(`${texts.length} texts were set, the PDF has ${paragraphs.length} paragraphs`);
  }
  for (const [index, { at }] of paragraphs.entries()) {
    const { text, isArabic } = texts[index]!;
    if (isArabic)
      objects[at] = insert(objects[at]!, { after: "/Type /StructElem", text: `  /ActualText ${hexOf(text)}` });
  }
  return writeObjects({ head, trailer, objects: objects.map(withTitleShown).map(withClaim) });
}

const PARAGRAPH = /\/Type \/StructElem\n\s*\/S \/(?:P|H\d)\n/;
const CONTENT = /\/K \[?(\d+)/;

/** The number of the first content of a paragraph; null for any other object. */
function firstContentOf(object: Buffer): number | null {
  const start = object.toString("latin1", 0, 400);
  const content = PARAGRAPH.test(start) ? CONTENT.exec(object.toString("latin1")) : null;
  return content ? Number(content[1]) : null;
}

/** UTF-16 with its mark, in hexadecimal. */
const hexOf = (text: string): string => `<FEFF${Buffer.from(text, "utf16le").swap16().toString("hex").toUpperCase()}>`;

const withTitleShown = (object: Buffer): Buffer =>
  /\/Type \/Catalog\n/.test(object.toString("latin1", 0, 200))
    ? insert(object, { after: "/ViewerPreferences <<", text: "    /DisplayDocTitle true" })
    : object;

const UA = "http://www.aiim.org/pdfua/ns/id/";
/** PDF/A wants every schema of metadata described that it does not know itself (ISO 19005-3, 6.6.2.3). */
const CLAIM =
  `<pdfuaid:part xmlns:pdfuaid="${UA}">1</pdfuaid:part>` +
  '<pdfaExtension:schemas xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" ' +
  'xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">' +
  '<rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>' +
  `<pdfaSchema:namespaceURI>${UA}</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>` +
  '<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name>' +
  "<pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>internal</pdfaProperty:category>" +
  "<pdfaProperty:description>Part of ISO 14289 that the file follows</pdfaProperty:description></rdf:li></rdf:Seq>" +
  "</pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas>";
const END_OF_METADATA = "</rdf:Description></rdf:RDF>";
const LENGTH = /\/Length (\d+)/;

function withClaim(object: Buffer): Buffer {
  if (!/\/Type \/Metadata\n/.test(object.toString("latin1", 0, 200))) return object;
  const [, length] = LENGTH.exec(object.toString("latin1", 0, 400)) ?? [];
  const claimed = insertBefore(object, { before: END_OF_METADATA, text: CLAIM });
  return Buffer.from(claimed.toString("latin1").replace(LENGTH, `/Length ${Number(length) + CLAIM.length}`), "latin1");
}

type InsertOptions = { after: string; text: string };

function insert(object: Buffer, { after, text }: InsertOptions): Buffer {
  const at = object.indexOf(after);
  if (at < 0) throw new Error(`an object of the PDF lacks ${after}`);
  const end = at + after.length;
  return Buffer.concat([object.subarray(0, end), Buffer.from(`\n${text}`, "latin1"), object.subarray(end)]);
}

function insertBefore(object: Buffer, { before, text }: { before: string; text: string }): Buffer {
  const at = object.indexOf(before);
  if (at < 0) throw new Error(`an object of the PDF lacks ${before}`);
  return Buffer.concat([object.subarray(0, at), Buffer.from(text, "latin1"), object.subarray(at)]);
}

type PdfObjects = { head: Buffer /** By their numbers, from 1 on. */; objects: Buffer[]; trailer: string };

const END = /startxref\n(\d+)\n%%EOF\s*$/;
const ENTRY = /^(\d{10}) \d{5} n/gm;

function readObjects(pdf: Buffer): PdfObjects {
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

function writeObjects({ head, objects, trailer }: PdfObjects): Buffer {
  let at = head.length;
  const entries = objects.map((object) => {
    const entry = `${String(at).padStart(10, "0")} 00000 n \n`;
    at += object.length;
    return entry;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join("")}`;
  return Buffer.concat([head, ...objects, Buffer.from(`${table}${trailer}startxref\n${at}\n%%EOF\n`, "latin1")]);
}
