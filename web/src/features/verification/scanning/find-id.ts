/** Finds the diploma that the QR codes of a picture or a PDF name. */
import { fileKindOf } from "@ijaza/verifier/document/file-kind";
import { readAddress } from "../input/document-input.ts";
import { readCodes } from "./decode.ts";
import { drawPages } from "./pdf-pictures.ts";
import { pictureOf } from "./picture-of.ts";

/** What codes and printed references name: a diploma of this site, one of another site, or nothing known. */
export type FoundCode =
  | { kind: "id"; id: string }
  | { kind: "foreign"; host: string }
  | { kind: "none" }
  /** This browser does not show pictures of this kind. */
  | { kind: "unreadable" };

/** The first of the texts that names a diploma here; else the first that leads to another site. Pure. */
export const pickNamed = (texts: readonly string[], origin: string): FoundCode => {
  const addresses = texts.map((text) => readAddress(text, origin));
  const own = addresses.find((address) => address.kind === "id");
  const foreign = addresses.find((address) => address.kind === "foreign");
  return own ?? foreign ?? { kind: "none" };
};

/** What a picture or a PDF names. Rejects when the decoder or the PDF reader cannot be loaded. */
export const findNamed = async (bytes: Uint8Array<ArrayBuffer>, origin: string): Promise<FoundCode> => {
  if (fileKindOf(bytes) === "pdf") return (await findAllNamed(bytes, origin))[0] ?? { kind: "none" };
  const picture = await pictureOf(bytes);
  return picture ? pickNamed(await readCodes(picture), origin) : { kind: "unreadable" };
};

/** What stands on a page: the texts of its QR codes, and its own. */
type ReadPage = { codes: readonly string[]; text: string };

/** What pages name, each once: documents of this site by their codes or, without one, by their text; else others. Pure. */
export const namedOn = (pages: readonly ReadPage[], origin: string): FoundCode[] => {
  const found = new Map<string, FoundCode>();
  for (const { codes, text } of pages) {
    const byCode = pickNamed(codes, origin);
    const named = byCode.kind === "none" ? pickNamed([text], origin) : byCode;
    if (named.kind !== "none") found.set(JSON.stringify(named), named);
  }
  return [...found.values()].sort((one, other) => Number(other.kind === "id") - Number(one.kind === "id"));
};

/** What the pages of a PDF name; of joined documents that is each of them. */
export const findAllNamed = async (pdf: Uint8Array<ArrayBuffer>, origin: string): Promise<FoundCode[]> => {
  const pages: ReadPage[] = [];
  for await (const { picture, text } of drawPages(pdf)) pages.push({ codes: await readCodes(picture), text });
  return namedOn(pages, origin);
};
