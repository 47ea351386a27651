/** The places of cells in a sheet, counted from 0. Pure. */

/** Both ends included. */
export type Merge = { top: number; left: number; bottom: number; right: number };

const A = 65;
const LETTERS = 26;
const SMALL = 32;

/** The column that "B7" names; null where no column is named. A workbook names one for each cell, so this is quick. */
export function columnOf(ref: string): number | null {
  let column = 0;
  for (let at = 0; at < ref.length; at++) {
    const letter = (ref.charCodeAt(at) & ~SMALL) - A;
    if (letter < 0 || letter >= LETTERS) break;
    column = column * LETTERS + letter + 1;
  }
  return column === 0 ? null : column - 1;
}

/** The merge that "B2:B7" names. */
export function mergeOf(ref: string): Merge[] {
  const [from, to] = ref.split(":").map((place) => {
    const column = columnOf(place);
    const row = Number(/\d+$/.exec(place)?.[0]) - 1;
    return column === null || Number.isNaN(row) ? null : { row, column };
  });
  if (!from || !to) return [];
  const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)];
  const [left, right] = [Math.min(from.column, to.column), Math.max(from.column, to.column)];
  return [{ top, left, bottom, right }];
}
