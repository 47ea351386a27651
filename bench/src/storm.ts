/** Measures the server's memory during many uploads of pictures that are small as files and large when decoded. */
import { crc32, deflateSync } from "node:zlib";
import { addTemplatePicture } from "@ijaza/schema/templates/calls";
import { meet } from "./person.ts";
import { startProduct } from "./product.ts";

/** Resident memory of the server's process, in MB. */
export type Storm = { what: string; before: number; peak: number; after: number; seconds: number };

const AT_ONCE = 12;
/** The side of the largest accepted picture: 16 million pixels. */
const SIDE = 4000;
/** Time to release memory afterwards. */
const CALM_MS = 10_000;

/** Uploads more pictures of one account at once than a page would, to a fresh product. */
export async function measureStorm(): Promise<Storm> {
  const product = await startProduct();
  try {
    const responsable = await meet(product.url, "responsable@ijaza.example");
    const before = product.memory().now;
    const from = performance.now();
    const pictures = Array.from({ length: AT_ONCE }, (_, shade) => pictureOf(shade));
    await Promise.all(pictures.map((picture) => responsable.upload(addTemplatePicture, {}, [picture])));
    const seconds = (performance.now() - from) / 1000;
    await new Promise((resolve) => setTimeout(resolve, CALM_MS));
    const { now: after, peak } = product.memory();
    return { what: `${AT_ONCE} pictures of 16 megapixels at once`, before, peak, after, seconds };
  } finally {
    await product.stop();
  }
}

/** A grey PNG (ISO 15948) of some kilobytes. */
function pictureOf(shade: number): File {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIDE, 0);
  head.writeUInt32BE(SIDE, 4);
  head[8] = 8;
  const rows = Buffer.alloc((SIDE + 1) * SIDE, 128 + shade);
  for (let row = 0; row < SIDE; row += 1) rows[row * (SIDE + 1)] = 0;
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [chunk("IHDR", head), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))];
  return new File([sign, ...chunks], "grey.png", { type: "image/png" });
}

function chunk(type: string, content: Buffer): Buffer<ArrayBuffer> {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length, 0);
  sum.writeUInt32BE(crc32(body), 0);
  return Buffer.concat([length, body, sum]);
}
