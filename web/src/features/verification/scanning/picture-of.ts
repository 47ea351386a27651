/** A picture in a form that the decoder of codes reads: what it does not know by itself is drawn by the browser. */
import { fileKindOf } from "@ijaza/verifier/document/file-kind";
import type { Picture } from "./decode.ts";

/** Pixels along the longer side of a drawn picture. */
const LONGEST_SIDE = 4000;

/** Null for a picture that this browser does not show. */
export async function pictureOf(bytes: Uint8Array<ArrayBuffer>): Promise<Picture | null> {
  const file = new Blob([bytes]);
  if (fileKindOf(bytes) === "picture") return file;
  const bitmap = await globalThis.createImageBitmap?.(file).catch(() => null);
  if (!bitmap) return null;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const context = new OffscreenCanvas(width, height).getContext("2d");
  context?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return context?.getImageData(0, 0, width, height) ?? null;
}
