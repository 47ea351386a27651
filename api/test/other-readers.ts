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

type PictureOptions = {
  dpi: number;
  page?: number;
  /** Millimetres from the top left; without it, the whole page is painted. */
  piece?: { left: number; top: number; width: number; height: number };
};

/** A page as a PNG, by default the first, or a piece of it. */
export function pictureOfPage(bytes: Uint8Array, { dpi, page = 0, piece }: PictureOptions): Uint8Array {
  const scale = mupdf.Matrix.scale(dpi / 72, dpi / 72);
  const loaded = mupdf.Document.openDocument(bytes, "application/pdf").loadPage(page);
  if (!piece) return loaded.toPixmap(scale, mupdf.ColorSpace.DeviceRGB, false).asPNG();
  const dots = (length: number) => Math.round((length / 25.4) * dpi);
  const [left, top] = [dots(piece.left), dots(piece.top)];
  const box: mupdf.Rect = [left, top, left + dots(piece.width), top + dots(piece.height)];
  const pixmap = new mupdf.Pixmap(mupdf.ColorSpace.DeviceRGB, box, false);
  pixmap.clear(255);
  const device = new mupdf.DrawDevice(scale, pixmap);
  loaded.run(device, mupdf.Matrix.identity);
  device.close();
  return pixmap.asPNG();
}
