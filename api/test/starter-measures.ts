/** What tests measure of a document of rows: where the ink of its texts is, its pairs, gaps, colours and letters. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StackLayout } from "@ijaza/schema/templates/stack-layout";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { compose } from "../src/features/templates/drawing/compose.ts";
import type { PrintedContent } from "../src/features/templates/drawing/content.ts";
import { drawHere } from "../src/features/templates/drawing/draw-here.ts";
import { blend } from "../src/features/templates/line-work/picture.ts";
import { MILLIMETRES_OF_POINT } from "../src/features/templates/typesetting/cell.ts";
import { stackValues } from "../src/features/templates/typesetting/document-values.ts";
import { colourOf } from "../src/features/templates/typesetting/inks.ts";
import { type SetLayout, type SetText, setLayout } from "../src/features/templates/typesetting/set-layout.ts";
import { widthOf } from "../src/features/templates/typesetting/shaping.ts";
import { fontFolders } from "../src/platform/typst/typst-fonts.ts";

const WORKSPACE = join(tmpdir(), "ijaza-tags");

type Run = { text: string; tracking: number; kerning: boolean };
type Set = SetLayout & { layout: StackLayout };

/** A document, set. */
export function setOf(content: PrintedContent): Set {
  const layout = content.layout as StackLayout;
  const set = setLayout(layout, {
    ...stackValues(content),
    hasWithheld: content.withheld.size > 0,
    isSpecimen: content.isSpecimen,
  });
  return { ...set, layout };
}

/** The runs of letters that are drawn. */
export function runsOf(content: PrintedContent): Run[] {
  const data = JSON.parse(compose(content, { format: "svg" }).data) as { blocks: { runs?: Run[] }[] };
  return data.blocks.flatMap(({ runs = [] }) => runs);
}

/** The PDF of a document, as it is made. */
export async function fileOf(content: PrintedContent): Promise<Uint8Array> {
  return drawHere({ kind: "document", content, output: { format: "pdf", madeAt: new Date("2026-10-01") } }).bytes;
}

/** What Typst finds against PDF/UA-1 in the tags of a document; its own export claims PDF/A-3a. */
export function faultsOfTags(content: PrintedContent): string[] {
  const { program, data, files = {} } = compose(content, { format: "pdf" });
  const compiler = NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontPaths: fontFolders() }] });
  for (const [name, bytes] of Object.entries(files)) compiler.mapShadow(join(WORKSPACE, name), Buffer.from(bytes));
  const { result } = compiler.compile({ mainFileContent: program, inputs: { data } });
  if (!result) return ["does not compile"];
  try {
    compiler.pdf(result, { pdfStandard: "ua-1" });
    return [];
  } catch (error) {
    return [String(error)];
  }
}

export type Ink = { id: string; page: number; text: string; left: number; right: number; top: number; bottom: number };

const textsOf = ({ elements }: SetLayout): SetText[] =>
  elements.flatMap(({ content }) => content.filter((each): each is SetText => each.kind === "text"));

/** The box of each line: 0.66 em above its baseline, 0.26 em below; and those of codes and seals. */
export function inkOf(set: Set): Ink[] {
  const lines = textsOf(set).flatMap((text) => text.baselines.map((baseline) => inkOfLine(text, baseline)));
  const blocks = set.layout.elements.flatMap((element) =>
    element.kind === "check" || element.kind === "seal"
      ? [
          {
            id: element.id,
            page: 0,
            text: "",
            left: element.x,
            right: element.x + element.size,
            top: element.y,
            bottom: element.y + element.size,
          },
        ]
      : [],
  );
  return [...lines.filter(({ left, right }) => right > left), ...blocks];
}

function inkOfLine({ id, page, text, runs, tracking }: SetText, baseline: number): Ink {
  // Raised letters stand above the line that they belong to.
  const own = runs.filter(({ y, size }) => Math.abs(y - baseline) < size * MILLIMETRES_OF_POINT * 0.6);
  const spans = own.map(({ x, text: letters, face, style, size }) => {
    const spread = /\p{Script=Arabic}/u.test(letters) ? 0 : tracking * [...letters].length;
    return { x, width: (widthOf(letters, face, style) + spread) * size * MILLIMETRES_OF_POINT };
  });
  const em = Math.max(0, ...own.map(({ size }) => size)) * MILLIMETRES_OF_POINT;
  return {
    id,
    page,
    text,
    left: Math.min(...spans.map(({ x }) => x)),
    right: Math.max(...spans.map(({ x, width }) => x + width)),
    top: baseline - 0.66 * em,
    bottom: baseline + 0.26 * em,
  };
}

/** Lines of one text may reach into each other's boxes; a round seal leaves the corners of its box free. */
export const overlapping = (ink: readonly Ink[]): string[] =>
  ink.flatMap((one, at) =>
    ink
      .slice(at + 1)
      .filter((other) => other.page === one.page && (other.id !== one.id || other.text !== one.text))
      .filter(
        (other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
      )
      .map((other) => `${one.id} “${one.text}” and ${other.id} “${other.text}”`),
  );

/** Texts of one row with as many lines as each other, and how far their first baselines are apart. */
export const pairsOf = (set: Set): { id: string; apart: number }[] =>
  set.elements.flatMap(({ element, content }) => {
    if (element.kind !== "row" && element.kind !== "stack") return [];
    const texts = content.filter((each): each is SetText => each.kind === "text");
    return texts.flatMap((one, at) =>
      texts
        .slice(at + 1)
        .filter(({ id, baselines }) => id === one.id && baselines.length === one.baselines.length)
        .map(({ id, baselines }) => ({ id, apart: Math.abs(baselines[0]! - one.baselines[0]!) })),
    );
  });

/** The gaps of all stacks as they came out, beside those that the template asks for. */
export const gapsOf = (set: Set): { id: string; gap: number; own: number }[] =>
  set.elements.flatMap(({ element, content }) => {
    if (element.kind !== "stack") return [];
    const texts = content.filter((each): each is SetText => each.kind === "text");
    const rows = element.rows.flatMap((row) => {
      const baselines = texts.filter(({ id }) => id === row.id).flatMap((each) => each.baselines);
      return baselines.length > 0 ? [{ row, first: Math.min(...baselines), last: Math.max(...baselines) }] : [];
    });
    // A row that goes on on the next page has no gap.
    return rows.slice(1).map(({ row, first }, at) => ({ id: row.id, gap: first - rows[at]!.last, own: row.gap }));
  });

/** The darkest that a ground is: its waves and rings where they meet. */
const GROUND = 0.17;
const LARGE = 18;

/** WCAG 2.2, 1.4.3: of each text on the paper with the ground under it, or on the panel of the main ink. */
export function contrastOf(set: Set, { inks, hasGround }: StackLayout) {
  const ground = hasGround ? blend(inks.main, { ground: inks.paper, opacity: GROUND }) : inks.paper;
  // The word of a specimen has a colour of its own, which no layout chooses.
  const chosen = textsOf(set).filter(({ id }) => id !== "specimen");
  return chosen.map(({ id, ink, size }) => {
    const behind = ink === "paper" || ink === "gold" ? inks.main : ground;
    return { id, ratio: ratioOf(colourOf(ink, inks), behind), least: size >= LARGE ? 3 : 4.5 };
  });
}

function ratioOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
