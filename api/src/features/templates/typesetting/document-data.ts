import type { Cell, RULES, StackLayout } from "@ijaza/schema/stack-layout";
import { pageDimensions } from "@ijaza/schema/template-page";
import { readProgram } from "../../../platform/typst/typst-programs.ts";
import type { TypstRequest } from "../../../platform/typst/typst-request.ts";
import { blend } from "../line-work/picture.ts";
import type { Picture, StackDocument } from "./document.ts";
import { placedPictures } from "./document-places.ts";
import { colourOf } from "./inks.ts";
import { pagesOf } from "./page-numbers.ts";
import type { PlacedRun } from "./place-line.ts";
import { type SetLayout, type SetRule, type SetText, setLayout } from "./set-layout.ts";
import { featuresOf } from "./shaping.ts";
import { SPECIMEN_COLOUR } from "./specimen.ts";
import { type Table, withTables } from "./tables.ts";

const PROGRAM = readProgram("features/templates/typesetting/stack-document.typ");

type DrawnStack = Pick<TypstRequest, "program" | "data" | "files" | "isTagged" | "background"> & {
  /** Ids of what is too small to read. */
  tooSmall: string[];
  /** All letters that are printed. */
  letters: string;
};

/** Titles and the first rows of sections are headings; everything else is a paragraph. */
const TAGS: Partial<Record<Cell["role"], "h1">> = { title: "h1" };
/** Millimetres. */
const STROKES: Record<(typeof RULES)[number], number> = { hairline: 0.08, section: 0.3 };

/** In a PDF the background is one for all documents that look alike; a picture for the screen holds its own. */
export function drawStackDocument(document: StackDocument, { format }: Pick<TypstRequest, "format">): DrawnStack {
  const { layout, attachments, background } = document;
  const { elements, tooSmall } = setLayout(layout, document);
  const files: Record<string, Uint8Array> = {};
  const add = (picture: Picture) => {
    files[picture.name] = picture.bytes;
    return { source: picture.name, alt: picture.alt };
  };
  const isApart = format === "pdf";
  const sheet = { ...pageDimensions(layout.page), colour: isApart ? null : layout.inks.paper };
  const data = {
    title: document.title,
    author: document.author,
    keywords: document.keywords,
    language: layout.language,
    page: sheet,
    pages: pagesOf(elements),
    background: isApart ? [] : background.map(add),
    attachments: attachments.map(({ bytes, ...described }) => described),
    blocks: elements.flatMap((set) => [
      ...placedPictures(set, document).map(({ picture, ...place }) => ({ ...place, kind: "picture", ...add(picture) })),
      ...textsIn(set, layout),
    ]),
  };
  for (const { name, bytes } of attachments) files[name] = bytes;
  const letters = elements.flatMap(({ content }) => content.map((each) => (each.kind === "text" ? each.text : "")));
  return {
    program: PROGRAM,
    data: JSON.stringify(data),
    files,
    isTagged: true,
    background: isApart ? backgroundOf(document) : undefined,
    tooSmall,
    letters: letters.join(""),
  };
}

function backgroundOf({ layout, background }: StackDocument): NonNullable<TypstRequest["background"]> {
  const data = {
    title: "background",
    author: "",
    keywords: [],
    language: layout.language,
    page: { ...pageDimensions(layout.page), colour: layout.inks.paper },
    pages: 1,
    background: background.map(({ name, alt }) => ({ source: name, alt })),
    attachments: [],
    blocks: [],
  };
  return {
    data: JSON.stringify(data),
    files: Object.fromEntries(background.map(({ name, bytes }) => [name, bytes])),
  };
}

function textsIn({ element, content }: SetLayout["elements"][number], { inks }: StackLayout): object[] {
  if (element.kind === "rule") return [{ ...element, kind: "line", colour: colourOf(element.ink, inks) }];
  const inkOf = ({ ink }: SetText) => (element.kind === "specimen" ? SPECIMEN_COLOUR : colourOf(ink, inks));
  const blockOf = (text: SetText) => textBlock(text, { colour: inkOf(text) });
  return withTables(content).flatMap((each): object[] => {
    if (each.kind === "lettering") return [];
    if (each.kind === "rule") return [lineBlock(each, inks)];
    return [each.kind === "table" ? tableBlock(each, blockOf) : blockOf(each)];
  });
}

const tableBlock = ({ rows, ...table }: Table, blockOf: (cell: SetText) => object) => ({
  ...table,
  rows: rows.map((cells) => cells.map(blockOf)),
});

const lineBlock = ({ page, x, y, width, rule }: SetRule, inks: StackLayout["inks"]) => {
  const colour = rule === "section" ? inks.metal : blend(inks.second, { ground: inks.paper, opacity: 0.4 });
  return { kind: "line", page, x, y, width, height: 0, stroke: STROKES[rule], colour };
};

const textBlock = ({ page, role, rule, language, tracking, runs }: SetText, { colour }: { colour: string }) => ({
  kind: "text",
  page,
  tag: rule === "section" ? "h2" : (TAGS[role] ?? "p"),
  language,
  colour,
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
    features: featuresOf(text, { face, ...style }),
  };
}

const micrometres = (length: number): number => Math.round(length * 1000) / 1000;
