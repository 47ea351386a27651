/** What the letters of a text cover on their page. Pure. */
import { type FittedCell, MILLIMETRES_OF_POINT } from "./cell.ts";
import { widthOfLine } from "./lines.ts";
import { leftEdge } from "./place-line.ts";

/** Millimetres from the upper left corner of the page. */
export type Area = { x: number; y: number; width: number; height: number };

/** How far letters reach above and beneath their baseline, in em. */
const LATIN = { above: 0.8, beneath: 0.3 };
const ARABIC = { above: 0.95, beneath: 0.5 };

/** What the letters of a text cover, from its first line to its last. */
export function areaOfLines(fitted: FittedCell, baselines: readonly number[]): Area {
  const em = fitted.size * MILLIMETRES_OF_POINT;
  const { above, beneath } = fitted.cell.language === "ar" ? ARABIC : LATIN;
  const y = baselines[0]! - above * em;
  const width = Math.max(...fitted.lines.map((line) => widthOfLine(line) * em));
  return { x: leftEdge(width, fitted), y, width, height: baselines.at(-1)! + beneath * em - y };
}
