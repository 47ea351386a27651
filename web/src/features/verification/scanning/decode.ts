/** Reads QR codes in pictures, on this device; the decoder is loaded on first use. */
import { inTime } from "../../../platform/load-page.ts";

/** A picture as a file, or as its pixels. */
export type Picture = Blob | ImageData;

const loadDecoder = async () => {
  const [decoder, wasm] = await inTime(
    Promise.all([import("zxing-wasm/reader"), import("zxing-wasm/reader/zxing_reader.wasm?url")]),
  );
  decoder.prepareZXingModule({ overrides: { locateFile: () => wasm.default } });
  return decoder;
};

type Decoder = Awaited<ReturnType<typeof loadDecoder>>;

let loading: Promise<Decoder> | undefined;

/** The texts of all readable QR codes in the picture. Rejects when the decoder cannot be loaded. */
export const readCodes = async (picture: Picture): Promise<string[]> => {
  loading ??= loadDecoder().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const decoder = await loading;
  // A file that is no picture has no code either.
  const found = await decoder.readBarcodes(picture, { formats: ["QRCode"], tryHarder: true }).catch(() => []);
  return found.flatMap(({ isValid, text }) => (isValid && text ? [text] : []));
};
