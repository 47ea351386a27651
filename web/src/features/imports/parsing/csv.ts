/** Parses CSV into rows; blank ones are kept, so that a row's number is the one its author sees. */
import { parse } from "csv-parse/browser/esm/sync";
import type { CellRows } from "./cell-rows.ts";
import { PLAIN_TEXT } from "./formats/format.ts";
import { FileFault, MAX_ROWS } from "./limits.ts";
import { unwrap } from "./unwrap.ts";

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === "");

const codeOf = (error: unknown): unknown =>
  typeof error === "object" && error !== null && "code" in error ? error.code : undefined;

/** Drops blank rows at the end only. */
export function trimBlankEnd(rows: string[][]): string[][] {
  const last = rows.findLastIndex((row) => !isBlank(row));
  return rows.slice(0, last + 1);
}

function plainRows(texts: string[][]): CellRows {
  const longest = texts.reduce((most, { length }) => Math.max(most, length), 0);
  const plain = Array.from({ length: longest }, () => PLAIN_TEXT);
  return { texts, formats: texts.map(() => plain) };
}

/** Parses the whole text. Throws a `FileFault` when quotes do not close or there are too many rows. */
export function parseCsv(text: string, delimiter: string): CellRows {
  try {
    const rows: string[][] = parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      // Quotation marks may stand after a blank; but between tabs an empty cell is a blank too.
      trim: delimiter !== "\t",
      skip_empty_lines: false,
      to: MAX_ROWS + 2,
    });
    return plainRows(trimBlankEnd(rows.map((cells) => cells.map(unwrap))));
  } catch (cause) {
    throw new FileFault(codeOf(cause) === "CSV_QUOTE_NOT_CLOSED" ? "unclosed_quote" : "unreadable_file", { cause });
  }
}
