/** A table as a file for spreadsheets. */

/** A cell that begins so would be reckoned with, not read. */
const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /["\r\n,;]/;
/** By this Excel knows that the file is UTF-8. */
const UTF8_MARK = "\uFEFF";

const cellOf = (cell: string | number): string => {
  const text = typeof cell === "string" && FORMULA.test(cell) ? `'${cell}` : String(cell);
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * The rows as CSV (RFC 4180) with a mark of UTF-8; what reads like a formula is told apart by an apostrophe. `decimal` is the
 * reader's decimal sign: spreadsheets of languages that write "1,5" expect semicolons between cells.
 */
export const csvOf = (rows: readonly (readonly (string | number)[])[], decimal: string): string => {
  const separator = decimal === "," ? ";" : ",";
  return UTF8_MARK + rows.map((row) => `${row.map(cellOf).join(separator)}\r\n`).join("");
};
