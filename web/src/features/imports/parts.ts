/** The rows of a file cut into calls: neighbours only, since a call names its first row and counts on from there. */
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

/** Blank rows are skipped and end a part, so that every row keeps the number its writer sees. */
export function nextPart(given: {
  rows: readonly (readonly string[])[];
  from: number;
  size: number;
  toRow: (cells: readonly string[]) => LooseRow;
}): Part | null {
  const { rows, size, toRow } = given;
  let start = given.from - FIRST_ROW;
  while (start < rows.length && isBlankRow(rows[start]!)) start++;
  if (start >= rows.length) return null;
  let end = start;
  while (end < rows.length && end - start < size && !isBlankRow(rows[end]!)) end++;
  return { firstRow: start + FIRST_ROW, rows: rows.slice(start, end).map(toRow), next: end + FIRST_ROW };
}
