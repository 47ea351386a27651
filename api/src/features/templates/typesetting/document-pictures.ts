/** The pictures of a document of version 2: uploaded ones, and those that are drawn from its data. */
import type { Language } from "@ijaza/schema/product";
import type { StackLayout } from "@ijaza/schema/stack-layout";
import { qrSvg } from "../drawing/line-work.ts";
import { drawingAlts } from "../drawing/texts.ts";
import { drawOrnament, drawSeal } from "../line-work/line-work.ts";
import type { Picture, StackDocument } from "./document-data.ts";
import { backgroundOf } from "./document-frames.ts";

type Content = {
  layout: StackLayout;
  language: Language;
  university: { id: string };
  link: string;
  /** Of the seal: the document's own. */
  seed: string;
  pictures: Readonly<Record<string, Uint8Array>>;
  signatories: readonly ({ signature: Uint8Array | null } | null)[];
};

export function stackPictures(content: Content): Pick<StackDocument, "background" | "pictureOf"> {
  const { layout, language, university, link, seed, pictures, signatories } = content;
  const alts = drawingAlts(language);
  // The emblem is a picture of its own over the seal, so that a file holds it once.
  const emblem = pictures.logo && EMPTY_EMBLEM;
  const uploaded = (name: string, bytes: Uint8Array | null | undefined, alt: string): Picture | null =>
    bytes ? { name: `${name}.png`, bytes, alt } : null;
  return {
    background: backgroundOf({ layout, seed: university.id }),
    pictureOf: (name) => {
      switch (name) {
        case "qr":
          return {
            name: "qr.svg",
            bytes: Buffer.from(qrSvg(link, layout.inks.ink, { hasQuietZone: false })),
            alt: alts.qr,
          };
        case "seal":
          return { name: "seal.svg", bytes: drawSeal({ seed, colours: layout.inks, emblem }), alt: alts.seal };
        case "ornament":
          return ornamentOf(layout);
        case "logo":
          return uploaded("logo", pictures.logo, alts.logo);
        case "signatory1":
        case "signatory2":
        case "signatory3":
          return uploaded(name, signatories[Number(name.at(-1)) - 1]?.signature, alts.signature);
        default:
          return uploaded(`picture-${name}`, pictures[name], alts.picture);
      }
    },
  };
}

/** Leaves the middle of a seal empty. */
const EMPTY_EMBLEM = "<g/>";

/** The layouts' only ornament, as wide as its first one is. */
function ornamentOf({ elements, inks }: StackLayout): Picture | null {
  const ornament = elements.find((element) => element.kind === "ornament");
  return ornament?.kind === "ornament"
    ? { name: "ornament.svg", bytes: drawOrnament({ width: ornament.width, colours: inks }), alt: null }
    : null;
}
