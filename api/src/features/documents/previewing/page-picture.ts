/** The drawn page of a document as a picture. */
import { pageDimensions } from "@ijaza/schema/templates/page";
import { sharp } from "../../../platform/files/sharp.ts";

const MM_AN_INCH = 25.4;

/** The page that was drawn, and the width of its picture in pixels. */
type Drawn = { page: Parameters<typeof pageDimensions>[0]; width: number };

function draw(svg: Uint8Array, { page, width }: Drawn) {
  const density = (width * MM_AN_INCH) / pageDimensions(page).width;
  return sharp(svg, { density, unlimited: true }).resize({ width });
}

/** Of at most 10 for PNG and 6 for WebP. With the defaults a picture takes two to three times as long, and is about as large. */
export const EFFORT = 3;

export const pngOf = (svg: Uint8Array, drawn: Drawn): Promise<Buffer> =>
  draw(svg, drawn).png({ palette: true, quality: 95, effort: EFFORT }).toBuffer();

/** A third of the PNG, and at reading size the same to the eye. */
export const webpOf = (svg: Uint8Array, drawn: Drawn): Promise<Buffer> =>
  draw(svg, drawn).webp({ quality: 80, effort: EFFORT }).toBuffer();
