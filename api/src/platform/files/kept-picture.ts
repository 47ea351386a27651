/** Keeps an uploaded picture: drawn anew, and stored under its digest, so that the same one again is the same file. */
import { createHash } from "node:crypto";
import { type Frame, redrawPicture } from "./raster.ts";
import type { Storage } from "./storage.ts";

type KeepPictureOptions = {
  storage: Pick<Storage, "put">;
  bytes: Uint8Array;
  frame: Frame;
  /** The account of the picture, of which one is processed at a time. */
  account: string;
  /** The name in the storage, by the digest. */
  nameOf: (sha256: string) => string;
};

/** The PNG and its SHA-256 in hexadecimal. Throws `picture_not_accepted`. */
export async function keepPicture({ storage, bytes, frame, account, nameOf }: KeepPictureOptions) {
  const png = await redrawPicture(bytes, { ...frame, account });
  const sha256 = createHash("sha256").update(png).digest("hex");
  await storage.put(nameOf(sha256), png, "image/png");
  return { png, sha256 };
}
