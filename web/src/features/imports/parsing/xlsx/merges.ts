/** Gives a merged cell's text to each of its rows; cells of later columns are marked, because they have none of their own. */
import type { CellRows } from "../cell-rows.ts";
import { type CellFormat, PLAIN_TEXT } from "../formats/format.ts";
import { FileFault, MAX_COLUMNS, MAX_ROWS } from "../limits.ts";
import type { Merge } from "./places.ts";

const COVERED: CellFormat = { of: "covered" };
/** So many cells a file has; merges that cover more lie over each other. */
const MOST_COVERED = MAX_ROWS * MAX_COLUMNS;

const isFilled = (text: string): boolean => text.trim() !== "";

/**
 * Only rows below the header take part, and those that have something of their own: a merge may reach beyond the list.
 */
export function spreadMerges({ texts, formats }: CellRows, merges: readonly Merge[], header: number): void {
  const own = texts.map((cells) => cells.filter(isFilled).length);
  let covered = 0;
  for (const { top, left, bottom, right } of merges) {
    const text = texts[top]?.[left] ?? "";
    const format = formats[top]?.[left] ?? PLAIN_TEXT;
    // Under a merge nothing is seen, whatever stands there.
    if (top <= header) continue;
    const [lastRow, lastColumn] = [Math.min(bottom, texts.length - 1), Math.min(right, MAX_COLUMNS)];
    covered += (lastRow - top + 1) * (lastColumn - left + 1);
    if (covered > MOST_COVERED) throw new FileFault("not_a_workbook");
    for (let row = top; row <= lastRow; row++) {
      if (own[row] === 0) continue;
      const [cells, kinds] = [texts[row]!, [...formats[row]!]];
      while (cells.length <= lastColumn) {
        cells.push("");
        kinds.push(PLAIN_TEXT);
      }
      for (let column = left; column <= lastColumn; column++) {
        cells[column] = text;
        kinds[column] = column === left ? format : COVERED;
      }
      formats[row] = kinds;
    }
  }
}
