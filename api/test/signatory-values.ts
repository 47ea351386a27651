/** People who sign, for tests. Values that the test does not name are invented. */
import type { RawInput } from "@ijaza/schema/calls/endpoint";
import type { putSignatory } from "@ijaza/schema/signatories/calls";
import { sharp } from "../src/platform/files/sharp.ts";

/** A president in office, without a picture of the signature. */
export const signatoryValues = (
  values: Partial<RawInput<typeof putSignatory>> = {},
): RawInput<typeof putSignatory> => ({
  name: { en: "Salwa Triki", fr: "Salwa Triki", ar: "سلوى التريكي" },
  title: { en: "The President", fr: "La présidente", ar: "رئيسة الجامعة" },
  sex: "F",
  prefix: "professor",
  from: null,
  until: null,
  ...values,
});

/** A transparent picture with a stroke, as a data URL. */
export async function pictureUrl(colour = "#1c2f6b"): Promise<string> {
  const stroke = await sharp({ create: { width: 60, height: 4, channels: 4, background: colour } })
    .png()
    .toBuffer();
  const paper = { width: 80, height: 30, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  const png = await sharp({ create: paper })
    .composite([{ input: stroke, left: 10, top: 20 }])
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}
