/** Pictures that people upload are decoded and encoded again: only our own PNG is stored, never their bytes. */

import { AppError } from "../app-error.ts";
import { createKeyedMutex } from "../keyed-mutex.ts";
import { sharp } from "./sharp.ts";

/** Most pixels of a picture: an A4 page at 400 dpi has 15.5 million. Larger ones are refused by their header. */
export const LARGEST_PIXELS = 16_000_000;
const FORMATS = ["png", "jpeg", "webp"];

/** One picture at a time per account, and two in all; the others wait undecoded. */
const ofAccount = createKeyedMutex();
const inAll = createKeyedMutex();
const AT_ONCE = 2;
let next = 0;

export type Frame = {
  /** The picture is scaled down to fit, never up, and keeps its proportions. */
  width: number;
  height: number;
};

/** The account of the picture, so that no account has two processed concurrently. */
type Order = Frame & { account: string };

/** A raster picture (PNG, JPEG, WebP) as a PNG without metadata. Throws `picture_not_accepted` for anything else. */
export function redrawPicture(bytes: Uint8Array, { account, ...frame }: Order): Promise<Buffer> {
  return ofAccount(account, () => {
    next = (next + 1) % AT_ONCE;
    return inAll(String(next), () => draw(bytes, frame));
  });
}

async function draw(bytes: Uint8Array, { width, height }: Frame): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: LARGEST_PIXELS, failOn: "error", animated: false });
    const { format } = await picture.metadata();
    if (!FORMATS.includes(format ?? "")) throw new AppError("picture_not_accepted");
    return await picture
      .autoOrient()
      .resize({ width, height, fit: "inside", withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("picture_not_accepted");
  }
}

const DATA_URL = /^data:image\/(?:png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/;

/** A picture in JSON. Throws `picture_not_accepted`. */
export function bytesOfDataUrl(url: string): Buffer {
  const [, base64] = DATA_URL.exec(url) ?? [];
  if (base64 === undefined) throw new AppError("picture_not_accepted");
  return Buffer.from(base64, "base64");
}

/** The same for data URLs. */
export async function redrawDataUrl(url: string, order: Order): Promise<string> {
  const png = await redrawPicture(bytesOfDataUrl(url), order);
  return `data:image/png;base64,${png.toString("base64")}`;
}
