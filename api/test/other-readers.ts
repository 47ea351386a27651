/** Reads the text of a PDF by other people's libraries, as they would copy it out: words apart by one space each. */
import * as mupdf from "mupdf";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

const spaced = (text: string): string => text.normalize("NFC").replace(/\s+/g, " ").trim();

/** MuPDF puts a line end where it jumps from word to word. */
export function readByMupdf(bytes: Uint8Array): string {
  const document = mupdf.Document.openDocument(bytes, "application/pdf");
  const pages = Array.from({ length: document.countPages() }, (_, at) => document.loadPage(at));
  return spaced(pages.map((page) => page.toStructuredText("preserve-whitespace").asText()).join("\n"));
}

/** pdf.js gives runs of letters, each an item. */
export async function readByPdfJs(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(...items.map((item) => ("str" in item ? item.str : "")));
  }
  await task.destroy();
  return spaced(texts.join(" "));
}

/** A page as a PNG, by default the first. */
export function pictureOfPage(bytes: Uint8Array, { dpi, page = 0 }: { dpi: number; page?: number }): Uint8Array {
  const scale = mupdf.Matrix.scale(dpi / 72, dpi / 72);
  const loaded = mupdf.Document.openDocument(bytes, "application/pdf").loadPage(page);
  return loaded.toPixmap(scale, mupdf.ColorSpace.DeviceRGB, false).asPNG();
}
