/** The largest size of a row of a file. */

import type { LooseRow } from "@ijaza/schema/calls/wire";
import type { CellFault } from "@ijaza/schema/fields/rows";

const LARGEST_ROW_BYTES = 8192;

/** The error of a row that is too large, reported for its longest cell; null for any other row. */
export function oversize(row: LooseRow): CellFault | null {
  if (Buffer.byteLength(JSON.stringify(row)) <= LARGEST_ROW_BYTES) return null;
  const size = (name: string) => name.length + String(row[name] ?? "").length;
  const path = Object.keys(row).reduce((longest, name) => (size(name) > size(longest) ? name : longest));
  return { path, error: "row_too_large" };
}
