import { pageDimensions } from "@ijaza/schema/templates/page";
import type { Cell, RULES, StackLayout } from "@ijaza/schema/templates/stack-layout";
import { readProgram } from "../../../platform/typst/typst-programs.ts";
import type { TypstRequest } from "../../../platform/typst/typst-request.ts";
import { blend } from "../line-work/picture.ts";
import type { Picture, StackDocument } from "./document.ts";
import { type PlacedPicture, placedPictures } from "./document-places.ts";
import { colourOf } from "./inks.ts";
import { pagesOf } from "./page-numbers.ts";
import type { PlacedRun } from "./place-line.ts";
import { type Place, placesOf } from "./places.ts";
import { type SetLayout, type SetRule, type SetText, setLayout } from "./set-layout.ts";
import { featuresOf } from "./shaping.ts";
import { SPECIMEN_COLOUR } from "./specimen.ts";
import { type Table, withTables } from "./tables.ts";

const PROGRAM = readProgram("features/templates/typesetting/stack-document.typ");

type DrawnStack = Pick<TypstRequest, "program" | "data" | "files" | "isTagged" | "background" | "lineWork"> & {
  /** Ids of what is too small to read. */
  tooSmall: string[];
  /** Where its elements and rows are on a picture for the screen. */
  places: Place[];
  /** All letters that are printed. */
  letters: string;
};

/** Titles and the first rows of sections are headings; everything else is a paragraph. */
const TAGS: Partial<Record<Cell["role"], "h1">> = { title: "h1" };
/** Millimetres. */
const STROKES: Record<(typeof RULES)[number], number> = { hairline: 0.08, section: 0.3 };

/** In a PDF the background is one for all documents that look alike; a picture for the screen holds its own. */
export function drawStackDocument(document: StackDocument, { format }: Pick<TypstRequest, "format">): DrawnStack {
  const { layout, attachments, lineWork } = document;
  const { elements, tooSmall } = setLayout(layout, document);
  const pages = pagesOf(elements);
  const placed = elements.map((set) => ({ set, pictures: placedPictures(set, document) }));
  const isApart = format === "pdf";
  // The background lies under all pages, and ornaments stand on the first one.
  const isUnder = ({ isFixed }: PlacedPicture) => isApart && pages === 1 && isFixed === true;
  const files: Files = {};
  const { language, page } = sheetOf(layout);
  const data = {
    language,
    page: isApart ? { ...page, colour: null } : page,
    background: isApart ? [] : document.background.map((picture) => addTo(files, picture)),
    title: document.title,
    author: document.author,
    keywords: document.keywords,
    pages,
    attachments: attachments.map(({ bytes, ...described }) => described),
    blocks: placed.flatMap(({ set, pictures }) => [
      ...pictures.filter((picture) => !isUnder(picture)).map((picture) => pictureBlock(files, picture)),
      ...textsIn(set, layout),
    ]),
  };
  for (const { name, bytes } of attachments) files[name] = bytes;
  const letters = elements.flatMap(({ content }) => content.map((each) => (each.kind === "text" ? each.text : "")));
  const under = placed.flatMap(({ pictures }) => pictures.filter(isUnder));
  return {
    program: PROGRAM,
    data: JSON.stringify(data),
    files,
    isTagged: true,
    background: isApart ? backgroundOf(document, under) : undefined,
    lineWork,
    tooSmall,
    places: format === "svg" ? placesOf(placed, layout) : [],
    letters: letters.join(""),
  };
}

type Files = Record<string, Uint8Array>;

function addTo(files: Files, { name, bytes, alt }: Picture): { source: string; alt: string | null } {
  files[name] = bytes;
  return { source: name, alt };
}

const pictureBlock = (files: Files, { picture, isFixed: _, ...place }: PlacedPicture) => ({
  ...place,
  kind: "picture",
  ...addTo(files, picture),
});

const sheetOf = ({ language, page, inks }: StackLayout) => ({
  language,
  page: { ...pageDimensions(page), colour: inks.paper },
});

function backgroundOf(
  document: StackDocument,
  under: readonly PlacedPicture[],
): NonNullable<TypstRequest["background"]> {
  const files: Files = {};
  const data = {
    ...sheetOf(document.layout),
    title: "background",
    author: "",
    keywords: [],
    pages: 1,
    background: document.background.map((picture) => addTo(files, picture)),
    attachments: [],
    blocks: under.map((picture) => pictureBlock(files, picture)),
  };
  return { data: JSON.stringify(data), files };
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
