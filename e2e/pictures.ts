/** Pictures that universities upload: an emblem and handwritten signatures, as PNG with transparency. */
import sharp from "sharp";

export type PictureFile = { name: string; mimeType: string; buffer: Buffer };

export const emblemFile = (): Promise<PictureFile> =>
  drawn("emblem.png", '<circle cx="60" cy="60" r="54"/><path d="M30 84V48l30-18 30 18v36z"/>');

export const signatureFile = (): Promise<PictureFile> =>
  drawn("signature.png", '<path d="M8 80C30 10 40 20 34 60s26 30 42-10 20 18 14 34"/>');

async function drawn(name: string, lines: string): Promise<PictureFile> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="480" height="480" fill="none" stroke="#1c2f6b" stroke-width="5">${lines}</svg>`;
  return { name, mimeType: "image/png", buffer: await sharp(Buffer.from(svg)).png().toBuffer() };
}
