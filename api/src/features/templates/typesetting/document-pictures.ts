/** The pictures of a document of version 2: uploaded ones, and those that are drawn from its data. */
import type { Language } from "@ijaza/schema/product";
import type { StackLayout } from "@ijaza/schema/stack-layout";
import { qrSvg, rosetteSvg } from "../drawing/line-work.ts";
import { drawingAlts } from "../drawing/texts.ts";
import type { Picture, StackDocument } from "./document-data.ts";

type Content = {
  layout: StackLayout;
  language: Language;
  link: string;
  seed: string;
  pictures: Readonly<Record<string, Uint8Array>>;
};

/** Whoever accepted the document signs in the first place. */
const SIGNATURE_SLOT = "signatory1";

export function stackPictures(content: Content): Pick<StackDocument, "background" | "pictureOf"> {
  const { layout, language, link, seed, pictures } = content;
  const alts = drawingAlts(language);
  const drawn = (name: string, svg: string, alt: string): Picture => ({ name, bytes: Buffer.from(svg), alt });
  const uploaded = (name: string, id: string, alt: string): Picture | null => {
    const bytes = pictures[id];
    return bytes ? { name: `${name}.png`, bytes, alt } : null;
  };
  return {
    background: [],
    pictureOf: (name) => {
      switch (name) {
        case "qr":
          return drawn("qr.svg", qrSvg(link, layout.inks.ink, { hasQuietZone: false }), alts.qr);
        case "seal":
          return drawn("seal.svg", rosetteSvg(seed, layout.inks.metal), alts.seal);
        case "logo":
          return uploaded("logo", "logo", alts.logo);
        case SIGNATURE_SLOT:
          return uploaded("signature", "signature", alts.signature);
        default:
          return uploaded(`picture-${name}`, name, alts.picture);
      }
    },
  };
}
