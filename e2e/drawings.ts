/** Compares two renderings of one page by pixel: a PDF rendered by poppler, and an SVG rendered by the browser. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Locator } from "@playwright/test";
import sharp from "sharp";

const run = promisify(execFile);

/** An A4 page in landscape at 96 dots per inch. */
const SIZE = { width: 1123, height: 794 };
/** Of 255 levels of grey. The smoothed edges of letters differ by less between two programs. */
const STRIKING = 64;

/** Grey pixels, blurred because two programs smooth the same edge differently. */
const dotsOf = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .resize({ ...SIZE, fit: "fill" })
    .flatten({ background: "#ffffff" })
    .greyscale()
    .blur(1)
    .raw()
    .toBuffer();

export async function drawPdf(path: string): Promise<Buffer> {
  const { width, height } = SIZE;
  const size = ["-scale-to-x", String(width), "-scale-to-y", String(height)];
  const { stdout } = await run("pdftoppm", ["-png", "-singlefile", ...size, path], {
    encoding: "buffer",
    maxBuffer: 50_000_000,
  });
  return dotsOf(stdout);
}

/** The picture that a page shows, as the browser renders it. */
export async function drawShown(picture: Locator): Promise<Buffer> {
  const address = await picture.evaluate(async (shown: HTMLImageElement, { width, height }) => {
    await shown.decode();
    const paper = Object.assign(document.createElement("canvas"), { width, height });
    paper.getContext("2d")?.drawImage(shown, 0, 0, width, height);
    return paper.toDataURL("image/png");
  }, SIZE);
  return dotsOf(Buffer.from(address.split(",")[1] ?? "", "base64"));
}

/** The share of pixels that differ by more than smoothing does, from 0 to 1. */
export function differenceOf(one: Buffer, other: Buffer): number {
  if (one.length !== other.length) return 1;
  let striking = 0;
  for (const [at, dot] of one.entries()) if (Math.abs(dot - (other[at] ?? 0)) > STRIKING) striking += 1;
  return striking / one.length;
}

/** The share of pixels that are darker than paper. */
export const inkOf = (dots: Buffer): number => dots.filter((dot) => dot < 200).length / dots.length;
