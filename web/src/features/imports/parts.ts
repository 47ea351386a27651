/** Splits the rows of a file into calls of consecutive rows, because a call gives only the number of its first row. */
import { filesNamedBy, MOST_FILES_A_CALL } from "@ijaza/schema/handed-in-files";
import type { LooseRow } from "@ijaza/schema/wire";

/** The header is row 1. */
export const FIRST_ROW = 2;

export type Part = {
  firstRow: number;
  rows: LooseRow[];
  /** The row number that the next part starts from. */
  next: number;
};

export const isBlankRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === "");

/** Limit of the files that go with one call: small enough for a slow line to show progress. */
const BYTES_A_CALL = 16_000_000;

/** Returns the size in bytes of the files with these keys. */
export type Weigh = (keys: readonly string[]) => number;

/** How many of these rows fit into one call with their files; one row always does. */
function rowsThatFit(rows: readonly LooseRow[], weigh: Weigh): number {
  const keys = new Set<string>();
  for (const [at, row] of rows.entries()) {
    for (const key of filesNamedBy(row)) keys.add(key);
    if (at > 0 && (keys.size > MOST_FILES_A_CALL || weigh([...keys]) > BYTES_A_CALL)) return at;
  }
  return rows.length;
}

/** The next part. Blank rows are skipped and end a part, so that every row keeps the number that its author sees. */
export function nextPart(options: {
  rows: readonly (readonly string[])[];
  from: number;
  size: number;
  toRow: (cells: readonly string[]) => LooseRow;
  /** Set in an import with documents. */
  weigh?: Weigh;
}): Part | null {
  const { rows, size, toRow, weigh } = options;
  let start = options.from - FIRST_ROW;
  while (start < rows.length && isBlankRow(rows[start]!)) start++;
  if (start >= rows.length) return null;
  let end = start;
  while (end < rows.length && end - start < size && !isBlankRow(rows[end]!)) end++;
  const all = rows.slice(start, end).map(toRow);
  const some = weigh ? all.slice(0, rowsThatFit(all, weigh)) : all;
  return { firstRow: start + FIRST_ROW, rows: some, next: start + FIRST_ROW + some.length };
}
