/** Splits the rows of a file into calls of consecutive rows, because a call gives only the number of its first row. */

import type { LooseRow } from "@ijaza/schema/calls/wire";
import { filesNamedBy, MOST_FILES_A_CALL } from "@ijaza/schema/imports/handed-in-files";

/** The header is row 1. */
export const FIRST_ROW = 2;

export type Part = {
  firstRow: number;
  rows: LooseRow[];
  /** The row number that the next part starts from. */
  next: number;
};

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

/** The rows of a file by their index. */
export type RowSource = { count: number; isBlank: (at: number) => boolean; looseRow: (at: number) => LooseRow };

/** The next part. Blank rows are skipped and end a part, so that every row keeps the number that its author sees. */
export function nextPart(options: {
  rows: RowSource;
  from: number;
  size: number;
  /** Set in an import with documents. */
  weigh?: Weigh;
}): Part | null {
  const { rows, size, weigh } = options;
  let start = options.from - FIRST_ROW;
  while (start < rows.count && rows.isBlank(start)) start++;
  if (start >= rows.count) return null;
  const all: LooseRow[] = [];
  for (let at = start; at < rows.count && all.length < size && !rows.isBlank(at); at++) all.push(rows.looseRow(at));
  const some = weigh ? all.slice(0, rowsThatFit(all, weigh)) : all;
  return { firstRow: start + FIRST_ROW, rows: some, next: start + FIRST_ROW + some.length };
}
