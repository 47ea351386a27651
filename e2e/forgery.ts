/** Alters a proof or a PDF as a forger would. */
import { deflateSync, inflateSync } from "node:zlib";

/** The proof with one letter changed in the middle of the signed credential. */
export function changeOneByte(proof: string): string {
  const { credential } = JSON.parse(proof);
  const at = proof.indexOf(credential) + Math.floor(credential.length / 2);
  return `${proof.slice(0, at)}${proof[at] === "A" ? "B" : "A"}${proof.slice(at + 1)}`;
}

/** Finds a compressed stream of a PDF: where its bytes begin, and their number. */
const PACKED = /\/Length (\d+)\s+\/Filter \/FlateDecode\s+>>\nstream\n/g;
/** A line of text. Its letters are two-byte numbers that depend on the font and the order of use. */
const FIRST_LINE = /^\[\(\\000\\001.*\] TJ$/m;
const [SECOND_LETTER, THIRD_LETTER] = ["\\000\\002", "\\000\\003"];

/** The PDF with the third letter of its first line printed in place of the second. Its length stays the same. */
export function changeOneLetter(pdf: Buffer): Buffer {
  for (const { 0: head, 1: length, index } of pdf.toString("latin1").matchAll(PACKED)) {
    const at = index + head.length;
    const forged = forgePage(pdf.subarray(at, at + Number(length)));
    if (forged) return Buffer.concat([pdf.subarray(0, at), forged, pdf.subarray(at + forged.length)]);
  }
  throw new Error("the PDF prints no line whose letters could be told");
}

/** The altered page in the same number of bytes, so that the PDF's offsets stay right; null when it is not a page. */
function forgePage(packed: Buffer): Buffer | null {
  const page = inflateSync(packed).toString("latin1");
  const [line] = FIRST_LINE.exec(page) ?? [];
  if (!line?.includes(SECOND_LETTER) || !line.includes(THIRD_LETTER)) return null;
  const forged = page.replace(line, line.replace(SECOND_LETTER, THIRD_LETTER));
  const repacked = deflateSync(Buffer.from(forged, "latin1"), { level: 9 });
  // PDF readers ignore bytes after the compressed data within the stream.
  return Buffer.concat([repacked, Buffer.alloc(packed.length - repacked.length)]);
}
