/** Reads the text of a PDF by other people's libraries, as they would copy it out: words apart by one space each. */
import * as mupdf from "mupdf";
import { createThread } from "../src/platform/threads/thread.ts";

const spaced = (text: string): string => text.normalize("NFC").replace(/\s+/g, " ").trim();

/** MuPDF puts a line end where it jumps from word to word. */
export function readByMupdf(bytes: Uint8Array): string {
  const document = mupdf.Document.openDocument(bytes, "application/pdf");
  const pages = Array.from({ length: document.countPages() }, (_, at) => document.loadPage(at));
  return spaced(pages.map((page) => page.toStructuredText("preserve-whitespace").asText()).join("\n"));
}

const pdfJs = createThread<Uint8Array, string>({
  name: "pdfjs-thread",
  source: new URL("pdfjs-thread.ts", import.meta.url),
});

/** pdf.js gives runs of letters, each an item. */
export const readByPdfJs = async (bytes: Uint8Array): Promise<string> => spaced(await pdfJs.ask(new Uint8Array(bytes)));

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
