/** The pages of a PDF as pictures and as text, on this device: for papers that were scanned or printed into one. */
import { inTime } from "../../../platform/load-page.ts";

/** A diploma has one page; in a file of several scanned papers it is among the first. */
const MOST_PAGES = 5;
/** Pixels along the longer side: enough for a code of 15 mm on an A3 page. */
const LONGEST_SIDE = 3000;

const loadReader = async () => {
  const [reader, worker] = await inTime(
    Promise.all([import("pdfjs-dist"), import("pdfjs-dist/build/pdf.worker.min.mjs?url")]),
  );
  reader.GlobalWorkerOptions.workerSrc = worker.default;
  return reader;
};

type Page = Awaited<
  ReturnType<Awaited<ReturnType<Awaited<ReturnType<typeof loadReader>>["getDocument"]>["promise"]>["getPage"]>
>;

/** Yields one page after the other; ends early for a file that cannot be rendered. */
export async function* drawPages(bytes: Uint8Array): AsyncGenerator<{ picture: ImageData; text: string }> {
  const { getDocument } = await loadReader();
  // A copy, since the worker takes the bytes over.
  const task = getDocument({ data: bytes.slice(), isEvalSupported: false, useWasm: false });
  try {
    const document = await task.promise.catch(() => null);
    for (let number = 1; number <= Math.min(document?.numPages ?? 0, MOST_PAGES); number += 1) {
      const page = await document?.getPage(number);
      if (page) yield { picture: await drawPage(page), text: await textOf(page) };
    }
  } finally {
    await task.destroy();
  }
}

/** Empty for a scan. */
const textOf = async (page: Page): Promise<string> => {
  const { items } = await page.getTextContent();
  return items.map((item) => ("str" in item ? item.str : "")).join(" ");
};

const drawPage = async (page: Page): Promise<ImageData> => {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: LONGEST_SIDE / Math.max(width, height) });
  const canvas = document.createElement("canvas");
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("the browser draws no pictures");
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  return context.getImageData(0, 0, canvas.width, canvas.height);
};
