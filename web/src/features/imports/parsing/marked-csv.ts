/** Writes rows as CSV for a spreadsheet: UTF-8 with BOM, every cell that it would take for a formula defused. */

const FORMULA = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^[+-]?[\d\s().]*\d$/;
const NEEDS_QUOTES = /["\r\n,;\t]|^\s|\s$/;

/** An apostrophe before what begins like a formula; numbers and telephone numbers stay as they are. */
function defuse(cell: string): string {
  return FORMULA.test(cell) && !PLAIN_NUMBER.test(cell) ? `'${cell}` : cell;
}

const written = (cell: string): string => {
  const safe = defuse(cell);
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export function writeCsv(rows: readonly (readonly string[])[], delimiter = ";"): string {
  return `\ufeff${rows.map((row) => row.map(written).join(delimiter)).join("\r\n")}\r\n`;
}
