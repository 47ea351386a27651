/** The pictures of a document of version 2: uploaded ones, and those that are drawn from its data. */

import { pageDimensions } from "@ijaza/schema/templates/page";
import type { LayoutElement, StackLayout } from "@ijaza/schema/templates/stack-layout";
import type { TypstRequest } from "../../../platform/typst/typst-request.ts";
import { nameOf } from "../../universities/universities.service.ts";
import type { PrintedContent } from "../drawing/content.ts";
import { qrSvg } from "../drawing/line-work.ts";
import { drawingAlts } from "../drawing/texts.ts";
import { drawHeadPiece, drawOrnament, drawSeal, type SealSpec, sealOperators } from "../line-work/line-work.ts";
import type { Picture, StackDocument } from "./document.ts";
import { backgroundOf } from "./document-frames.ts";
import { colourOf, GOLD } from "./inks.ts";

type Content = Pick<
  PrintedContent<StackLayout>,
  "layout" | "language" | "university" | "link" | "isBlank" | "seed" | "pictures" | "signatories"
>;

type Drawn = Pick<StackDocument, "background" | "lineWork" | "pictureOf" | "emblem" | "universityName">;

/** In a PDF the lines of seals are written as line-work of the page, where their pictures only keep the place and the words. */
export function stackPictures(content: Content, { format }: Pick<TypstRequest, "format">): Drawn {
  const { layout, language, university, pictures } = content;
  const isPdf = format === "pdf";
  const seals = layout.elements.filter((element) => element.kind === "seal");
  return {
    background: backgroundOf({ layout, seed: university.id }),
    lineWork: isPdf ? seals.map((seal) => sealOperators(sealOf(seal, content), placeOf(seal, layout))).join("") : "",
    emblem: uploaded("logo", { bytes: pictures.logo, alt: drawingAlts(language).logo }),
    pictureOf: (element) =>
      isPdf && element.kind === "seal"
        ? drawnAs("seal", EMPTY, drawingAlts(language).seal)
        : pictureOf(element, content),
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

const EMPTY = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');

type SealElement = Extract<LayoutElement, { kind: "seal" }>;

/** Its middle stays free for the emblem, which is a picture of its own over it, so that a file holds it once. */
const sealOf = ({ ink }: SealElement, { layout: { inks }, seed, pictures }: Content): SealSpec => ({
  seed,
  colours: { ...inks, metal: colourOf(ink, inks) },
  hasEmblem: Boolean(pictures.logo),
});

const placeOf = ({ x, y, size }: SealElement, { page }: StackLayout) => ({
  at: { x, y },
  side: size,
  page: pageDimensions(page),
});

function pictureOf(element: LayoutElement, content: Content): Picture | null {
  const { layout, language, link, isBlank, pictures, signatories } = content;
  const colours = layout.inks;
  const alts = drawingAlts(language);
  switch (element.kind) {
    case "picture":
      return uploaded(element.picture, {
        bytes: pictures[element.picture],
        alt: element.picture === "logo" ? alts.logo : alts.picture,
      });
    case "check":
      return drawnAs("qr", Buffer.from(qrSvg(isBlank ? null : link, colours.ink, { hasQuietZone: false })), alts.qr);
    case "seal":
      return drawnAs("seal", drawSeal(sealOf(element, content)), alts.seal);
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
