/** Takes off the signs by which people keep the noughts of a value, or quote it. Pure. */
import { textOfCsvCell } from "@ijaza/schema/lists/csv";

/** A formula that is nothing but a text, which keeps its noughts. */
const FORMULA_OF_TEXT = /^\s*="((?:[^"]|"")*)"\s*$/;
/** Quotation marks that a blank before them has kept from being those of the cell. */
const QUOTED_AFTER_BLANK = /^\s+"((?:[^"]|"")*)"\s*$/;
/** Before digits an apostrophe says that they are text; before words it may belong to them. */
const KEPT_DIGITS = /^'(\p{Nd}(?:[^'\s]|\s(?!.*\p{L}))*)$/u;
/** What any of them begins with, so that most cells are looked at once. */
const FIRST = /^[\s='"]/;

export function unwrap(cell: string): string {
  if (!FIRST.test(cell)) return cell;
  const quoted = FORMULA_OF_TEXT.exec(cell) ?? QUOTED_AFTER_BLANK.exec(cell);
  if (quoted) return quoted[1]!.replaceAll('""', '"');
  return KEPT_DIGITS.exec(cell)?.[1] ?? textOfCsvCell(cell);
}
