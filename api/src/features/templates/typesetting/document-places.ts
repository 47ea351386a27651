/** Where the pictures of an element stand: uploaded ones, drawn titles, and those that belong to who signs. Pure. */
import type { LayoutElement } from "@ijaza/schema/templates/stack-layout";
import type { Picture, StackDocument } from "./document.ts";
import { colourOf } from "./inks.ts";
import { drawLettering, drawMicroText } from "./lettering.ts";
import type { SetLayout } from "./set-layout.ts";
import { signaturePlace } from "./signatory-block.ts";

type Place = { x: number; y: number; width: number; height: number };
/** Millimetres. A picture with the tag of a heading is one; `isFixed` are ornaments that all documents of a template share. */
export type PlacedPicture = Place & { picture: Picture; tag?: "h1"; isFixed?: boolean };

type Set = SetLayout["elements"][number];

export function placedPictures({ element, content }: Set, document: StackDocument): PlacedPicture[] {
  switch (element.kind) {
    case "lettering":
      return content.flatMap((each) => (each.kind === "lettering" ? [letteringIn(element, each.text, document)] : []));
    case "signatory":
      // Nobody signs on a line without a title.
      return content.length === 0 ? [] : [...found(element, document), lineUnder(element, document)];
    case "picture":
      return [...discUnder(element, document), ...found(element, document)];
    case "seal":
      return [...found(element, document), ...emblemIn(element, document)];
    case "ornament":
    case "head-piece":
      return found(element, document).map((placed) => ({ ...placed, isFixed: true }));
    default:
      return found(element, document);
  }
}

function found(element: LayoutElement, { pictureOf }: StackDocument): PlacedPicture[] {
  const picture = pictureOf(element);
  return picture ? [{ ...placeOf(element), picture }] : [];
}

const ORNAMENT_HEIGHT = 4;

function placeOf(element: LayoutElement): Place {
  switch (element.kind) {
    case "picture":
    case "head-piece":
      return { x: element.x, y: element.y, width: element.width, height: element.height };
    case "check":
    case "seal":
      return { x: element.x, y: element.y, width: element.size, height: element.size };
    case "ornament":
      return { x: element.x, y: element.y - ORNAMENT_HEIGHT / 2, width: element.width, height: ORNAMENT_HEIGHT };
    case "signatory":
      return signaturePlace(element);
    default:
      throw new Error(`no picture stands in ${element.kind}`);
  }
}

/** Millimetres that the disc reaches beyond the picture. */
const RIM = 1.5;

function discUnder(element: Extract<LayoutElement, { kind: "picture" }>, document: StackDocument): PlacedPicture[] {
  if (!element.hasDisc || !document.pictureOf(element)) return [];
  const { x, y, width, height } = element;
  const side = Math.max(width, height) + 2 * RIM;
  const { paper } = document.layout.inks;
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1" fill="${paper}"/></svg>`;
  const picture = { name: "disc.svg", bytes: Buffer.from(disc), alt: null };
  return [{ x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side, picture, isFixed: true }];
}

/** Which part of a seal's diameter its emblem takes. */
const EMBLEM = 0.22;

/** The university's emblem in the middle of a seal, where it is an ornament: its logo is told elsewhere. */
function emblemIn(element: LayoutElement, { emblem }: StackDocument): PlacedPicture[] {
  if (!emblem) return [];
  const { x, y, width, height } = placeOf(element);
  const [side, middle] = [width * EMBLEM, (1 - EMBLEM) / 2];
  const picture = { ...emblem, alt: null };
  return [{ x: x + width * middle, y: y + height * middle, width: side, height: side, picture }];
}

type Lettering = Extract<LayoutElement, { kind: "lettering" }>;

/** A drawn title is a heading, which is read by its alternative text. */
function letteringIn(element: Lettering, text: string, { layout }: StackDocument): PlacedPicture {
  const { id, x, y, width: most, align, face, size, ink } = element;
  const drawn = drawLettering({ text, face, size, most, colour: colourOf(ink, layout.inks) });
  const picture = { name: `lettering-${id}.svg`, bytes: drawn.bytes, alt: text };
  const { width, height, ascent } = drawn;
  // `start` is the right in Arabic.
  const left = { start: x + most - width, center: x + (most - width) / 2, end: x }[align];
  return { x: left, y: y - ascent, width, height, picture, tag: "h1" };
}

/** Signatures stand on a line of letters too small to read. */
function lineUnder(element: Extract<LayoutElement, { kind: "signatory" }>, document: StackDocument): PlacedPicture {
  const { x, y, width } = element;
  const { layout, universityName } = document;
  const line = drawMicroText({ text: universityName, width, colour: layout.inks.metal });
  const picture = { name: `line-${width}.svg`, bytes: line.bytes, alt: null };
  return { x, y: y - line.ascent, width: line.width, height: line.height, picture, isFixed: true };
}
