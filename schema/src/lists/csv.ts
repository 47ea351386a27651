/** Cells of CSV files (RFC 4180) that spreadsheets neither reckon with nor tear apart. Pure. */
import type { Language } from "../product.ts";

/** A cell that begins so is a formula to spreadsheets; full-width signs are one to some. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const QUOTED = /["\r\n,;]/;

/** By this Excel knows that a file is UTF-8. */
export const UTF8_MARK = "\uFEFF";

/** The languages whose spreadsheets write "1,5", and therefore expect semicolons between cells. */
const WITH_COMMA: readonly Language[] = ["fr", "ar"];

export const usesDecimalComma = (language: Language): boolean => WITH_COMMA.includes(language);

/** A text as a cell: what would be a formula has an apostrophe before it, which `textOfCsvCell` takes off again. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text of a cell that was read, without the apostrophe of `csvCell`. */
export const textOfCsvCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
