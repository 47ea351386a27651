/**
 * Which texts fit their boxes whatever the letters: to measure a text takes longer than to draw it, and most texts of a
 * document have room to spare. Pure; upper bounds of the fonts of `drawing.fonts.ts`, in em of the box's size.
 */
import type { TextBox } from "@ijaza/schema/template-layout";
import type { Run } from "./drawing.text.ts";

/** From the top edge of a line to its bottom edge. */
const LINE = 1.4;
/** The same with Arabic letters, or in an Arabic box. */
const ARABIC_LINE = 1.56;
const LEADING = 0.12;

/** Letters by how wide they may be, the first that has one; a text with others is measured. */
const WIDTHS: readonly [letters: RegExp, width: number][] = [
  [/^[mwæMWQÆŒœ@%&+–—…]$/, 1.08],
  [/^[صضسش]$/, 1.5],
  [/^[ .,:;'’!ijlI-]$/, 0.42],
  [/^[frt()[\]J/"“”«»°·]$/, 0.64],
  [/^[a-zß-öø-ÿ0-9]$/, 0.72],
  [/^[A-ZÀ-ÅÇ-ÖØ-Þ]$/, 0.86],
  [/^[اأإآدذرزوؤء]$/, 0.68],
  [/^[\u0621-\u063A\u0641-\u064A]$/, 1.25],
];
const known = new Map<string, number>();

const MILLIMETRES_OF_POINT = 25.4 / 72;

type Setting = { box: Pick<TextBox, "size" | "width" | "height">; lines: Run[][]; isArabic: boolean };

/** False where it might not. */
export function surelyFits({ box, lines, isArabic }: Setting): boolean {
  const em = box.size * MILLIMETRES_OF_POINT;
  const height = lines.length * (isArabic ? ARABIC_LINE : LINE) + (lines.length - 1) * LEADING;
  const width = Math.max(...lines.map((runs) => widthOf(runs.map(({ text }) => text).join(""))));
  return height * em <= box.height && width * em <= box.width;
}

const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0);

function widthOfLetter(letter: string): number {
  const width = known.get(letter) ?? WIDTHS.find(([letters]) => letters.test(letter))?.[1];
  if (width === undefined) return Number.POSITIVE_INFINITY;
  known.set(letter, width);
  return width;
}
