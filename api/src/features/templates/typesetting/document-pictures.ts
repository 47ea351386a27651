/** The pictures of a document of version 2: uploaded ones, and those that are drawn from its data. */
import type { LayoutElement, StackLayout } from "@ijaza/schema/stack-layout";
import { nameOf } from "../../universities/universities.service.ts";
import type { PrintedContent } from "../drawing/content.ts";
import { qrSvg } from "../drawing/line-work.ts";
import { drawingAlts } from "../drawing/texts.ts";
import { drawHeadPiece, drawOrnament, drawSeal } from "../line-work/line-work.ts";
import type { Picture, StackDocument } from "./document.ts";
import { backgroundOf } from "./document-frames.ts";
import { colourOf, GOLD } from "./inks.ts";

type Content = Pick<
  PrintedContent<StackLayout>,
  "layout" | "language" | "university" | "link" | "seed" | "pictures" | "signatories"
>;

/** Leaves the middle of a seal empty: the emblem is a picture of its own over it, so that a file holds it once. */
const EMPTY_EMBLEM = "<g/>";

export function stackPictures(
  content: Content,
): Pick<StackDocument, "background" | "pictureOf" | "emblem" | "universityName"> {
  const { layout, language, university, pictures } = content;
  return {
    background: backgroundOf({ layout, seed: university.id }),
    emblem: uploaded("logo", { bytes: pictures.logo, alt: drawingAlts(language).logo }),
    pictureOf: (element) => pictureOf(element, content),
    universityName: nameOf(university)[layout.language],
  };
}

const drawnAs = (name: string, bytes: Uint8Array, alt: string | null = null): Picture => ({
  name: `${name}.svg`,
  bytes,
  alt,
});

const uploaded = (name: string, { bytes, alt }: { bytes: Uint8Array | null | undefined; alt: string }) =>
  bytes ? { name: `${name}.png`, bytes, alt } : null;

function pictureOf(element: LayoutElement, content: Content): Picture | null {
  const { layout, language, link, seed, pictures, signatories } = content;
  const colours = layout.inks;
  const alts = drawingAlts(language);
  switch (element.kind) {
    case "picture":
      return uploaded(element.picture, {
        bytes: pictures[element.picture],
        alt: element.picture === "logo" ? alts.logo : alts.picture,
      });
    case "check":
      return drawnAs("qr", Buffer.from(qrSvg(link, colours.ink, { hasQuietZone: false })), alts.qr);
    case "seal": {
      const tone = { ...colours, metal: colourOf(element.ink, colours) };
      return drawnAs("seal", drawSeal({ seed, colours: tone, emblem: pictures.logo && EMPTY_EMBLEM }), alts.seal);
    }
    case "ornament":
      return drawnAs(`ornament-${element.width}`, drawOrnament({ width: element.width, colours }));
    case "head-piece": {
      const { id, width, height } = element;
      return drawnAs(id, drawHeadPiece({ colours: { ...colours, metal: GOLD }, size: { width, height } }));
    }
    case "signatory": {
      if (element.slot === "holder") return null;
      const { signature } = signatories[element.slot - 1] ?? {};
      return uploaded(`signature-${element.slot}`, { bytes: signature, alt: alts.signature });
    }
    default:
      return null;
  }
}
