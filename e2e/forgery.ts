/** What a forger does to a proof, and to a PDF. */
import { deflateSync, inflateSync } from "node:zlib";

/** The proof with one letter changed in the middle of what the university signed. */
export function changeOneByte(proof: string): string {
  const { credential } = JSON.parse(proof);
  const at = proof.indexOf(credential) + Math.floor(credential.length / 2);
  return `${proof.slice(0, at)}${proof[at] === "A" ? "B" : "A"}${proof.slice(at + 1)}`;
}

/** A packed stream of a PDF: where its bytes begin, and how many they are. */
const PACKED = /\/Length (\d+)\s+\/Filter \/FlateDecode\s+>>\nstream\n/g;
/** A line of text; its letters have numbers of two bytes, by which font and order of use decide. */
const FIRST_LINE = /^\[\(\\000\\001.*\] TJ$/m;
const [SECOND_LETTER, THIRD_LETTER] = ["\\000\\002", "\\000\\003"];

/** The PDF with the second letter of its first line printed as the third one; it is no longer or shorter than before. */
export function changeOneLetter(pdf: Buffer): Buffer {
  for (const { 0: head, 1: length, index } of pdf.toString("latin1").matchAll(PACKED)) {
    const at = index + head.length;
    const forged = forgePage(pdf.subarray(at, at + Number(length)));
    if (forged) return Buffer.concat([pdf.subarray(0, at), forged, pdf.subarray(at + forged.length)]);
  }
  throw new Error("the PDF prints no line whose letters could be told");
}

/** The same number of bytes again, for else the PDF's table of contents would lead astray; null for what is no page. */
function forgePage(packed: Buffer): Buffer | null {
  const page = inflateSync(packed).toString("latin1");
  const [line] = FIRST_LINE.exec(page) ?? [];
  if (!line?.includes(SECOND_LETTER) || !line.includes(THIRD_LETTER)) return null;
  const forged = page.replace(line, line.replace(SECOND_LETTER, THIRD_LETTER));
  const repacked = deflateSync(Buffer.from(forged, "latin1"), { level: 9 });
  // What follows the packed bytes within the stream, readers leave alone.
  return Buffer.concat([repacked, Buffer.alloc(packed.length - repacked.length)]);
}
