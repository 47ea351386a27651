/** Finds the diploma that the QR codes of a picture or a PDF name. */
import { kindOf, readAddress } from "../input/document-input.ts";
import { readCodes } from "./decode.ts";
import { drawPages } from "./pdf-pictures.ts";

/** What the codes name: a diploma of this site, one of another site, or nothing known. */
export type FoundCode = { kind: "id"; id: string } | { kind: "foreign"; host: string } | { kind: "none" };

/** The first of the texts that names a diploma here; else the first that leads to another site. Pure. */
export const pickNamed = (texts: readonly string[], origin: string): FoundCode => {
  const addresses = texts.map((text) => readAddress(text, origin));
  const own = addresses.find((address) => address.kind === "id");
  const foreign = addresses.find((address) => address.kind === "foreign");
  return own ?? foreign ?? { kind: "none" };
};

/** Rejects when the decoder or the PDF reader cannot be loaded. */
export const findNamed = async (bytes: Uint8Array<ArrayBuffer>, origin: string): Promise<FoundCode> => {
  if (kindOf(bytes) !== "pdf") return pickNamed(await readCodes(new Blob([bytes])), origin);
  let last: FoundCode = { kind: "none" };
  for await (const page of drawPages(bytes)) {
    const named = pickNamed(await readCodes(page), origin);
    if (named.kind === "id") return named;
    if (named.kind === "foreign") last = named;
  }
  return last;
};
