/** How large a row of a file may be. */
import type { CellFault } from "@ijaza/schema/rows";
import type { LooseRow } from "@ijaza/schema/wire";

const LARGEST_ROW_BYTES = 8192;

/** What is wrong with a row that is too large, told of its longest cell; null for any other row. */
export function oversize(row: LooseRow): CellFault | null {
  if (Buffer.byteLength(JSON.stringify(row)) <= LARGEST_ROW_BYTES) return null;
  const size = (name: string) => name.length + String(row[name] ?? "").length;
  const path = Object.keys(row).reduce((longest, name) => (size(name) > size(longest) ? name : longest));
  return { path, error: "row_too_large" };
}
