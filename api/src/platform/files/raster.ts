/** Pictures that people hand in, drawn anew: what is kept is our own PNG, never their bytes. */
import sharp from "sharp";
import { AppError } from "../app-error.ts";

const LARGEST_PIXELS = 40_000_000;
const FORMATS = ["png", "jpeg", "webp"];

export type Frame = {
  /** The picture is scaled down to fit, never up, and keeps its proportions. */
  width: number;
  height: number;
};

/** A raster picture (PNG, JPEG, WebP) as a PNG without metadata. Throws `picture_not_accepted` for anything else. */
export async function redrawPicture(bytes: Uint8Array, { width, height }: Frame): Promise<Buffer> {
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
export async function redrawDataUrl(url: string, frame: Frame): Promise<string> {
  const [, base64] = DATA_URL.exec(url) ?? [];
  if (base64 === undefined) throw new AppError("picture_not_accepted");
  const png = await redrawPicture(Buffer.from(base64, "base64"), frame);
  return `data:image/png;base64,${png.toString("base64")}`;
}
