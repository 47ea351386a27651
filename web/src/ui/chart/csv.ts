/** A table as a file for spreadsheets. */
import { csvCell, UTF8_MARK } from "@ijaza/schema/lists/csv";

/**
 * The rows as CSV (RFC 4180) with a mark of UTF-8. `decimal` is the reader's decimal sign: spreadsheets of languages
 * that write "1,5" expect semicolons between cells.
 */
export const csvOf = (rows: readonly (readonly (string | number)[])[], decimal: string): string => {
  const separator = decimal === "," ? ";" : ",";
  const cellOf = (cell: string | number) => (typeof cell === "string" ? csvCell(cell) : String(cell));
  return UTF8_MARK + rows.map((row) => `${row.map(cellOf).join(separator)}\r\n`).join("");
};
