/** Drawn letters: titles in faces whose text cannot be copied out of a PDF, and lines of letters too small to read. Pure. */
import type { LETTERINGS } from "@ijaza/schema/templates/stack-marks";
import { LRUCache } from "lru-cache";
import type { Face } from "../../../platform/typst/typst-fonts.ts";
import { MILLIMETRES_OF_POINT } from "./cell.ts";
import { type GlyphPath, outlinesOf } from "./shaping.ts";

const FACES: Record<(typeof LETTERINGS)[number], Face> = {
  kufi: { family: "Reem Kufi", weight: 600, isItalic: false },
  ruqaa: { family: "Aref Ruqaa", weight: 700, isItalic: false },
};

/** Millimetres; `bytes` is an SVG, whose baseline is `ascent` beneath its top. */
export type Drawn = { bytes: Uint8Array; width: number; height: number; ascent: number };

/** A cohort has few titles, and Typst reads equal pictures once. */
const drawn = new LRUCache<string, Drawn>({ max: 200 });

function once(key: string, draw: () => Drawn): Drawn {
  const known = drawn.get(key) ?? draw();
  drawn.set(key, known);
  return known;
}

/** In em: room for the letters that reach highest and lowest. */
const [ABOVE, BELOW] = [1.3, 0.8];

type LetteringOptions = {
  text: string;
  face: keyof typeof FACES;
  /** Points; smaller where the text would be wider than `most` millimetres. */
  size: number;
  most: number;
  colour: string;
};

export const drawLettering = ({ text, face, size, most, colour }: LetteringOptions): Drawn =>
  once(["lettering", text, face, size, most, colour].join("\n"), () => {
    const { glyphs, width } = outlinesOf(text, FACES[face]);
    const em = Math.min(size * MILLIMETRES_OF_POINT, most / width);
    const drawing = glyphs.map(({ at, path }) => write(path, { at, grid: FINE })).join("");
    return pictureOf({ content: `<path d="${drawing}"/>`, grid: FINE, colour, em, width: width * em });
  });

/** Points. A line of the university's name, again and again, that a copier turns into a grey one. */
const MICRO_TEXT = 1.7;
const MICRO_FACE: Record<"latin" | "arabic", Face> = {
  latin: { family: "EB Garamond", weight: 500, isItalic: false },
  arabic: { family: "Amiri", weight: 400, isItalic: false },
};

type MicroTextOptions = { text: string /** Millimetres. */; width: number; colour: string };

export const drawMicroText = ({ text, width, colour }: MicroTextOptions): Drawn =>
  once(["micro-text", text, width, colour].join("\n"), () => {
    const face = MICRO_FACE[/\p{Script=Arabic}/u.test(text) ? "arabic" : "latin"];
    const { glyphs, width: own } = outlinesOf(`${text.toUpperCase()} · `, face);
    const em = MICRO_TEXT * MILLIMETRES_OF_POINT;
    const times = Math.max(1, Math.round(width / (own * em)));
    const stretch = width / em / times / own;
    const word = glyphs.map(({ at, path }) => write(withoutCurves(path), { at: at * stretch, grid: COARSE })).join("");
    const apart = Math.round(own * stretch * COARSE);
    const copies = Array.from({ length: times }, (_, at) => `<path transform="translate(${at * apart})" d="${word}"/>`);
    return pictureOf({ content: copies.join(""), grid: COARSE, colour, em, width });
  });

/** Steps of an em: of a title on paper, less than a printer's dot; of micro-text, what is left of a letter at 2400 dpi. */
const [FINE, COARSE] = [600, 56];

/** Straight lines between the points of an outline: enough for a letter of half a millimetre. */
const withoutCurves = (path: GlyphPath): GlyphPath =>
  path.map(({ command, numbers }) =>
    command === "Q" || command === "C" ? { command: "L", numbers: numbers.slice(-2) } : { command, numbers },
  );

/** Whole numbers on a grid of so many steps of the em, downwards from the baseline; what falls on one place is left out. */
function write(path: GlyphPath, { at, grid }: { at: number; grid: number }): string {
  let last = "";
  return path
    .map(({ command, numbers }) => {
      const rounded = numbers.map((each, index) => Math.round((index % 2 === 0 ? each + at : -each) * grid));
      const end = rounded.slice(-2).join(" ");
      if (command === "L" && end === last) return "";
      last = end;
      return `${command}${rounded.join(" ")}`;
    })
    .join("");
}

type PictureOptions = { content: string; grid: number; colour: string /** Millimetres. */; em: number; width: number };

function pictureOf({ content, grid, colour, em, width }: PictureOptions): Drawn {
  const height = (ABOVE + BELOW) * em;
  const box = `0 ${-ABOVE * grid} ${(width / em) * grid} ${(ABOVE + BELOW) * grid}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}mm" height="${height}mm" fill="${colour}">${content}</svg>`;
  return { bytes: Buffer.from(svg), width, height, ascent: ABOVE * em };
}
