/** Pictures that people hand in, drawn anew: what is kept is our own PNG, never their bytes. */
import sharp from "sharp";
import { AppError } from "../app-error.ts";
import { createKeyedMutex } from "../keyed-mutex.ts";

/** Pixels of a picture: a page of A4 at 400 dots an inch has 15.5 million. More is refused by its head, undecoded. */
export const LARGEST_PIXELS = 16_000_000;
const FORMATS = ["png", "jpeg", "webp"];

// A picture comes once: what the library would keep of it is memory that nobody uses again.
sharp.cache(false);
// A thread a picture; several pictures at once are several accounts'.
sharp.concurrency(1);

/** One picture at a time and account, and two at a time in all: the rest waits as it came, undecoded. */
const ofAccount = createKeyedMutex();
const inAll = createKeyedMutex();
const AT_ONCE = 2;
let next = 0;

export type Frame = {
  /** The picture is scaled down to fit, never up, and keeps its proportions. */
  width: number;
  height: number;
};

/** Whose picture it is, so that nobody has two drawn at once. */
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

/** The same from and to a data URL, as pictures travel in JSON. */
export async function redrawDataUrl(url: string, order: Order): Promise<string> {
  const [, base64] = DATA_URL.exec(url) ?? [];
  if (base64 === undefined) throw new AppError("picture_not_accepted");
  const png = await redrawPicture(Buffer.from(base64, "base64"), order);
  return `data:image/png;base64,${png.toString("base64")}`;
}
