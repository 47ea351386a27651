/** Turns a layout and the values of a document into the input of the Typst program. Pure. */
import { directionOf, LANGUAGES, type Language } from "@ijaza/schema/product";
import type { Layout, LayoutBox, TextBox } from "@ijaza/schema/templates/box-layout";
import { pageDimensions } from "@ijaza/schema/templates/page";
import { readProgram } from "../../../platform/typst/typst-programs.ts";
import type { TypstRequest } from "../../../platform/typst/typst-request.ts";
import { surelyFits } from "./fitting.ts";
import { fontsFor } from "./fonts.ts";
import { borderSvg, qrSvg, rosetteSvg } from "./line-work.ts";
import { linesOf, longestWords, type Run } from "./text.ts";

const DOCUMENT_PROGRAM = readProgram("features/templates/drawing/document.typ");

/** A file attached to the PDF. */
export type Attachment = {
  name: string;
  description: string;
  /** MIME type. */
  type: string;
  relationship: "source" | "data" | "alternative" | "supplement";
  bytes: Uint8Array;
};

export type PrintedDocument = {
  layout: Layout;
  /** The language of the document, for texts without one. */
  language: Language;
  /** The text of each field in a language, without empty fields. */
  values: (language: Language) => Readonly<Record<string, string>>;
  title: string;
  author: string;
  /** Address of the page that verifies it. */
  /** Null where the QR code is blank. */
  link: string | null;
  /** Seed of the seal. */
  seed: string;
  /** PNGs by the id of the picture, `logo` or `signature`; a box without its picture is not drawn. */
  pictures: Readonly<Record<string, Uint8Array>>;
  /** Alternative text of a picture. */
  alts: Readonly<Record<"logo" | "signature" | "picture" | "qr" | "seal", string>>;
  /** Keywords of the file. */
  keywords?: readonly string[];
  attachments?: readonly Attachment[];
};

type Files = Record<string, Uint8Array>;

/** A request without its format. */
export function drawTemplate(printed: PrintedDocument): Pick<TypstRequest, "program" | "data" | "files"> {
  const { layout, language, keywords = [], attachments = [] } = printed;
  const files: Files = {};
  const data = {
    title: printed.title,
    author: printed.author,
    keywords,
    language,
    direction: directionOf(language),
    page: { ...pageDimensions(layout.page), colour: layout.background.colour },
    background: drawBackground(printed, files),
    boxes: layout.boxes.flatMap((box) => drawBox(printed, box, files)),
    attachments: attachments.map(({ bytes, ...described }) => described),
  };
  for (const { name, bytes } of attachments) files[name] = bytes;
  return { program: DOCUMENT_PROGRAM, data: JSON.stringify(data), files };
}

/** Texts that a template lacks in a language fall back to a language that it has. */
export function textOf(box: TextBox, language: Language): { text: string; language: Language } {
  const preferred = box.language ?? language;
  const found = [preferred, ...LANGUAGES].find((each) => box.texts[each] !== "") ?? preferred;
  return { text: box.texts[found], language: found };
}

function drawBox(printed: PrintedDocument, box: LayoutBox, files: Files): object[] {
  const { id, x, y, width, height } = box;
  const place = { id, x, y, width, height };
  switch (box.kind) {
    case "text":
      return drawText(printed, box).map((text) => ({ ...place, ...text }));
    case "frame":
      return [{ ...place, kind: "frame", colour: box.colour, fill: box.fill, stroke: box.stroke, radius: box.radius }];
    case "picture": {
      const bytes = printed.pictures[box.picture];
      if (!bytes) return [];
      const alt = box.picture === "logo" || box.picture === "signature" ? box.picture : "picture";
      return [{ ...place, ...addPicture(files, { name: `box-${id}.png`, bytes }), alt: printed.alts[alt] }];
    }
    case "qr":
      return [
        {
          ...place,
          ...addDrawing(files, { name: `box-${id}.svg`, svg: qrSvg(printed.link, box.colour) }),
          alt: printed.alts.qr,
        },
      ];
    case "seal":
      return [
        {
          ...place,
          ...addDrawing(files, { name: `box-${id}.svg`, svg: rosetteSvg(printed.seed, box.colour) }),
          alt: printed.alts.seal,
        },
      ];
  }
}

/** The lines of a text and their language; null where it is not drawn. */
export function linesIn(
  { values, language: own }: PrintedDocument,
  box: TextBox,
): { language: Language; lines: Run[][] } | null {
  const { text, language } = textOf(box, own);
  const lines = linesOf({ text, language, values: values(language) });
  return lines && { language, lines };
}

function drawText(printed: PrintedDocument, box: TextBox): object[] {
  const drawn = linesIn(printed, box);
  if (!drawn) return [];
  const { language, lines } = drawn;
  const { size, colour, align, anchor, isBold, isItalic } = box;
  return [
    {
      kind: "text",
      size,
      colour,
      align,
      anchor,
      language,
      direction: directionOf(language),
      weight: isBold ? "bold" : "regular",
      style: isItalic ? "italic" : "normal",
      fonts: fontsFor(box.font, language),
      lines,
      words: longestWords(lines),
      fits: surelyFits({ box, language, lines }),
    },
  ];
}

function drawBackground({ layout, pictures }: PrintedDocument, files: Files): { source: string }[] {
  const { picture, pattern, patternColour: colour } = layout.background;
  const page = pageDimensions(layout.page);
  const bytes = picture === null ? undefined : pictures[picture];
  return [
    ...(bytes ? [addPicture(files, { name: "background.png", bytes })] : []),
    ...(pattern === "none"
      ? []
      : [
          addPicture(files, {
            name: "border.svg",
            bytes: borderSvg({ page, colour, isFull: pattern === "rosette" }),
          }),
        ]),
  ];
}

function addPicture(files: Files, { name, bytes }: { name: string; bytes: Uint8Array }) {
  files[name] = bytes;
  return { kind: "picture", source: name };
}

const addDrawing = (files: Files, { name, svg }: { name: string; svg: string }) =>
  addPicture(files, { name, bytes: Buffer.from(svg) });
