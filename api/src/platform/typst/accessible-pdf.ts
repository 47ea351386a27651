/**
 * Completes a tagged PDF of Typst for people who hear it: its title is shown, and its metadata claims PDF/UA-1 (ISO 14289-1,
 * 5 and 7.1). Typst writes either what PDF/A-3a or what PDF/UA-1 asks for; tags are the same. The file's objects are text in a
 * classic cross-reference table; anything else is a bug.
 */
import { type Background, withBackground, withLineWork } from "./pdf-background.ts";
import { readObjects, writeObjects } from "./pdf-objects.ts";
import { withRowHeadings } from "./pdf-tables.ts";

/** `background` lies under each page, `lineWork` over it on the first one. */
type Under = { background?: Background | null; lineWork?: string | undefined };

export function completePdf(pdf: Uint8Array, { background, lineWork }: Under = {}): Buffer {
  const { objects, ...rest } = readObjects(pdf);
  const complete = withRowHeadings(objects).map(withTitleShown).map(withClaim);
  const drawn = lineWork ? withLineWork(complete, lineWork) : complete;
  return writeObjects({ ...rest, objects: background ? withBackground(drawn, background) : drawn });
}

/** How much of an object is read to see which one it is. */
const START = 400;
const startOf = (object: Buffer): string => object.toString("latin1", 0, START);

const PREFERENCES = "/ViewerPreferences <<";

const withTitleShown = (object: Buffer): Buffer =>
  startOf(object).includes("/Type /Catalog\n")
    ? replace(object, { old: PREFERENCES, with: `${PREFERENCES}\n    /DisplayDocTitle true` })
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
  const start = startOf(object);
  if (!start.includes("/Type /Metadata\n")) return object;
  const length = LENGTH.exec(start);
  if (!length) throw new Error("the metadata of the PDF has no length");
  const claimed = replace(object, { old: END_OF_METADATA, with: `${CLAIM}${END_OF_METADATA}` });
  return replace(claimed, { old: length[0], with: `/Length ${Number(length[1]) + CLAIM.length}` });
}

function replace(object: Buffer, { old, with: text }: { old: string; with: string }): Buffer {
  const at = object.indexOf(old);
  if (at < 0) throw new Error(`an object of the PDF lacks ${old}`);
  return Buffer.concat([object.subarray(0, at), Buffer.from(text, "latin1"), object.subarray(at + old.length)]);
}
