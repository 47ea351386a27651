/** Papers with a QR code: as a photo, as a scan in a PDF, and as a camera films them. */
import qrcode from "qrcode";
import sharp from "sharp";
import { pdfFileOf, stream } from "./pdf-file.ts";

const PHOTO = { width: 640, height: 480 };
const CODE = 300;

/** A JPEG photo of a sheet with the code, slightly rotated. */
export async function photoOf(text: string): Promise<Buffer> {
  const code = await qrcode.toBuffer(text, { width: CODE, margin: 4, errorCorrectionLevel: "Q" });
  const turned = await sharp(code).rotate(4, { background: "#f4f1ea" }).png().toBuffer();
  return sharp({ create: { ...PHOTO, channels: 3, background: "#f4f1ea" } })
    .composite([{ input: turned, gravity: "center" }])
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** A PDF of one page that contains only the photo, as scanners produce it. */
export async function scanOf(text: string): Promise<Buffer> {
  const photo = await photoOf(text);
  const { width, height } = PHOTO;
  const picture = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
  const drawing = `q ${width} 0 0 ${height} 0 0 cm /Photo Do Q`;
  return pdfFileOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /XObject << /Photo 5 0 R >> >> >>`,
    stream("", Buffer.from(drawing)),
    stream(`${picture} /Filter /DCTDecode`, photo),
  ]);
}

/** A film of some seconds that shows the photo, in the form that Chromium's fake camera reads. */
export async function filmOf(text: string): Promise<Buffer> {
  const photo = await photoOf(text);
  return Buffer.concat(Array.from({ length: 30 }, () => photo));
}
