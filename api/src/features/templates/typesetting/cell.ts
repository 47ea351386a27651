/** Fits one text into its column: the first step of its role at which it does, or the last one made smaller. Pure. */
import type { Cell, FontPair } from "@ijaza/schema/templates/stack-layout";
import { breakLines, type Line, widthOfLine } from "./lines.ts";
import type { Paragraph } from "./paragraph.ts";
import { stepsOf } from "./roles.ts";

export const MILLIMETRES_OF_POINT = 25.4 / 72;

/** A text that has its size and its lines. `distance` is from baseline to baseline, in millimetres. */
export type FittedCell = {
  cell: Cell;
  /** Points. */
  size: number;
  /** Of the size that the text would have with room enough, at the same scale. */
  part: number;
  distance: number;
  lines: Line[];
  isRightToLeft: boolean;
};

/** `scale` is of all sizes. */
type FitOptions = { cell: Cell; paragraph: Paragraph; pair: FontPair; scale: number };

export function fitCell({ cell, paragraph, pair, scale }: FitOptions): FittedCell {
  const { width } = cell;
  const { steps, distance } = stepsOf({ ...cell, pair });
  const fitted = (size: number, lines: Line[]): FittedCell => ({
    cell,
    size,
    part: size / (steps[0]!.size * scale),
    distance: distance * size * MILLIMETRES_OF_POINT,
    lines,
    isRightToLeft: paragraph.isRightToLeft,
  });
  for (const step of steps) {
    const size = step.size * scale;
    const lines = breakLines(paragraph, { width: width / (size * MILLIMETRES_OF_POINT), lines: step.lines });
    if (lines) return fitted(size, lines);
  }
  // What is signed already is printed whole, however small.
  const last = steps.at(-1)!;
  const widest = widthOfLine(paragraph.tokens);
  for (let size = last.size * scale; ; size *= SMALLER) {
    const room = width / (size * MILLIMETRES_OF_POINT);
    const lines = breakLines(paragraph, { width: room, lines: last.lines });
    if (lines) return fitted(size, lines);
    if (widest <= room) return fitted(size, [paragraph.tokens]);
  }
}

const SMALLER = 0.97;

/** From the first baseline to the last. */
export const heightOf = ({ lines, distance }: FittedCell): number => (lines.length - 1) * distance;
