/** Finds the row of a file that names the fields. Pure. */
import type { Field } from "@ijaza/schema/fields/fields";
import { fieldsOfHeaders } from "@ijaza/schema/imports/headers";

/** Titles may stand above the header. */
const ROWS_ABOVE = 20;
/** So many rows are enough to find the header. */
export const HEADER_ROWS = ROWS_ABOVE + 1;

export type HeaderRow = { at: number; named: number };

/** The row that names most fields: the first, unless a later one names several more; a title may be a label too. */
export function findHeader(rows: readonly (readonly string[])[], fields: readonly Field[]): HeaderRow {
  const named = rows.slice(0, ROWS_ABOVE).map((cells) => fieldsOfHeaders(fields, cells).filter(Boolean).length);
  const most = Math.max(0, ...named);
  const at = most > 1 + 2 * (named[0] ?? 0) ? named.indexOf(most) : 0;
  return { at, named: named[at] ?? 0 };
}
