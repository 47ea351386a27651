/** The cells of a file by their rows: the texts that it stores, and how each is read. */

import { type CellFormat, PLAIN_TEXT } from "./formats/format.ts";
import { FileFault, MAX_COLUMNS, MAX_FILE_BYTES, MAX_ROWS } from "./limits.ts";

export type CellRows = {
  texts: string[][];
  /** As long as the texts, for each row. Rows with equal formats share one list, which is therefore never changed. */
  formats: (readonly CellFormat[])[];
};

/** Adds cells row by row, each row once, from the first to the last. */
export function createCellRows() {
  const rows: CellRows = { texts: [], formats: [] };
  let formats: CellFormat[] = [];
  let letters = 0;
  return {
    rows,
    /** Throws a `FileFault` for too many rows, or for more text than a file may have. */
    add: (row: number, column: number, text: string, format: CellFormat): void => {
      // One column more than allowed shows that there are too many.
      if (text === "" || column > MAX_COLUMNS) return;
      if (row > MAX_ROWS + 1) throw new FileFault("too_many_rows");
      // A text that stands in many cells is in the file once, and here as often.
      letters += text.length;
      if (letters > MAX_FILE_BYTES) throw new FileFault("unpacks_too_large");
      while (rows.texts.length <= row) {
        rows.texts.push([]);
        rows.formats.push([]);
      }
      const texts = rows.texts[row]!;
      while (texts.length < column) {
        formats[texts.length] = PLAIN_TEXT;
        texts.push("");
      }
      texts[column] = text;
      formats[column] = format;
    },
    endRow: (row: number): void => {
      const last = rows.formats[row - 1];
      const isEqual = last?.length === formats.length && formats.every((format, at) => format === last[at]);
      if (row < rows.formats.length) rows.formats[row] = isEqual ? last : formats;
      formats = [];
    },
  };
}
