/** Turns a set layout and its pictures into the input of the Typst program for documents of version 2. Pure. */
import type { Language } from "@ijaza/schema/product";
import type { Cell, LayoutElement, StackLayout } from "@ijaza/schema/stack-layout";
import type { FindValue } from "@ijaza/schema/styled-values";
import { pageDimensions } from "@ijaza/schema/template-page";
import { readProgram } from "../../../platform/typst/typst-programs.ts";
import type { TypstRequest } from "../../../platform/typst/typst-request.ts";
import type { Attachment } from "../drawing/drawing.ts";
import type { SexOf } from "./fill.ts";
import type { PlacedRun } from "./place-line.ts";
import { type SetElement, type SetLayout, type SetText, setLayout } from "./set-layout.ts";
import { signaturePlace, slotName } from "./signatory-block.ts";

const PROGRAM = readProgram("features/templates/typesetting/stack-document.typ");

/** A picture with its alternative text; an ornament has none. */
export type Picture = { name: string; bytes: Uint8Array; alt: string | null };

export type StackDocument = {
  layout: StackLayout;
  findValue: (language: Language) => FindValue;
  sexOf: SexOf;
  hasWithheld: boolean;
  title: string;
  author: string;
  keywords: readonly string[];
  attachments: readonly Attachment[];
  /** Behind everything, each covering the page. */
  background: readonly Picture[];
  /** The picture of an element: uploaded, `logo`, `qr`, `seal`, `ornament`, or `signatory1` for a signature; null for none. */
  pictureOf: (name: string) => Picture | null;
};

type DrawnStack = Pick<TypstRequest, "program" | "data" | "files" | "isTagged"> & {
  /** Ids of what is too small to read. */
  tooSmall: string[];
  /** All letters that are printed. */
  letters: string;
};

/** Titles are headings; everything else is a paragraph. */
const TAGS: Partial<Record<Cell["role"], "h1">> = { title: "h1" };
const HAIRLINE = 0.08;

export function drawStackDocument(document: StackDocument): DrawnStack {
  const { layout, attachments, background } = document;
  const { elements, tooSmall } = setLayout(layout, document);
  const files: Record<string, Uint8Array> = {};
  const add = (picture: Picture) => {
    files[picture.name] = picture.bytes;
    return { source: picture.name, alt: picture.alt };
  };
  const data = {
    title: document.title,
    author: document.author,
    keywords: document.keywords,
    language: layout.language,
    page: { ...pageDimensions(layout.page), colour: layout.inks.paper },
    background: background.map(add),
    attachments: attachments.map(({ bytes, ...described }) => described),
    blocks: elements.flatMap(({ element, content }) => [
      ...picturesOf(element, document).map(({ picture, ...place }) => ({ ...place, kind: "picture", ...add(picture) })),
      ...content.map((each) => blockOf(each, layout)),
      ...linesOf({ element, content }, layout),
    ]),
  };
  for (const { name, bytes } of attachments) files[name] = bytes;
  const letters = elements.flatMap(({ content }) => content.map((each) => (each.kind === "text" ? each.text : "")));
  return { program: PROGRAM, data: JSON.stringify(data), files, isTagged: true, tooSmall, letters: letters.join("") };
}

const blockOf = (each: SetElement, { inks }: StackLayout): object =>
  each.kind === "rule"
    ? { kind: "line", x: each.x, y: each.y, width: each.width, height: 0, stroke: HAIRLINE, colour: inks.second }
    : textBlock(each, inks);

const textBlock = ({ role, language, ink, tracking, runs }: SetText, inks: StackLayout["inks"]) => ({
  kind: "text",
  tag: TAGS[role] ?? "p",
  language,
  colour: inks[ink],
  runs: runs.map((run) => runOf(run, { tracking })),
});

const ARABIC = /\p{Script=Arabic}/u;

function runOf({ text, face, style, x, y, size, isRightToLeft }: PlacedRun, { tracking }: { tracking: number }) {
  const isArabic = ARABIC.test(text);
  return {
    text,
    x: micrometres(x),
    y: micrometres(y),
    size: micrometres(size),
    family: face.family,
    weight: face.weight,
    style: face.isItalic ? "italic" : "normal",
    direction: isRightToLeft ? "rtl" : "ltr",
    kerning: !isArabic,
    tracking: isArabic ? 0 : tracking,
    features: style.isSmallCaps ? ["smcp"] : [],
  };
}

const micrometres = (length: number): number => Math.round(length * 1000) / 1000;

type PlacedPicture = { x: number; y: number; width: number; height: number; picture: Picture };

function picturesOf(element: LayoutElement, { pictureOf }: StackDocument): PlacedPicture[] {
  const found = pictureOf(pictureName(element));
  if (!found) return [];
  const { x, y, width, height } = placeOf(element);
  const emblem = element.kind === "seal" ? pictureOf("logo") : null;
  return [{ x, y, width, height, picture: found }, ...(emblem ? [emblemIn({ x, y, width, height }, emblem)] : [])];
}

/** Which part of a seal's diameter its emblem takes. */
const EMBLEM = 0.22;

/** The university's emblem in the middle of a seal, where it is an ornament: its logo is told elsewhere. */
function emblemIn({ x, y, width, height }: Place, logo: Picture): PlacedPicture {
  const [side, middle] = [width * EMBLEM, (1 - EMBLEM) / 2];
  const picture = { ...logo, alt: null };
  return { x: x + width * middle, y: y + height * middle, width: side, height: side, picture };
}

/** Empty for an element that has no picture. */
function pictureName(element: LayoutElement): string {
  switch (element.kind) {
    case "picture":
      return element.picture;
    case "check":
      return "qr";
    case "seal":
    case "ornament":
      return element.kind;
    case "signatory":
      return element.slot === "holder" ? "" : slotName(element.slot);
    default:
      return "";
  }
}

type Place = Omit<PlacedPicture, "picture">;

function placeOf(element: LayoutElement): Place {
  switch (element.kind) {
    case "picture":
      return element;
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

const ORNAMENT_HEIGHT = 4;

/** Nobody signs on a line without a title. */
function linesOf({ element, content }: SetLayout["elements"][number], { inks }: StackLayout): object[] {
  switch (element.kind) {
    case "rule":
      return [{ ...element, kind: "line", colour: inks[element.ink] }];
    case "signatory":
      if (content.length === 0) return [];
      return [
        {
          kind: "line",
          x: element.x,
          y: element.y,
          width: element.width,
          height: 0,
          stroke: HAIRLINE,
          colour: inks.metal,
        },
      ];
    default:
      return [];
  }
}
