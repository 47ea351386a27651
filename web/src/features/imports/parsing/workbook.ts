/** Rows of the first sheet of an .xlsx file, as text, blank ones kept. */
import type { CellValue } from "hucre/xlsx";
import { streamXlsxRows } from "hucre/xlsx";
import { trimBlankEnd } from "./csv.ts";
import { FileFault, MAX_ROWS } from "./limits.ts";
import { checkUnpackedSize } from "./zip.ts";

/** Dates as days: a cell of a register holds no hour. */
const textOf = (value: CellValue | undefined): string => {
  if (value === null || value === undefined) return "";
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
};

export const isWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Throws a `FileFault` for what is no workbook, unpacks too large or has too many rows. */
export async function parseWorkbook(bytes: Uint8Array): Promise<string[][]> {
  checkUnpackedSize(bytes);
  const rows: string[][] = [];
  try {
    for await (const row of streamXlsxRows(bytes, { sheet: 0, maxRows: MAX_ROWS + 2 })) {
      if (row.index > MAX_ROWS + 1) throw new FileFault("too_many_rows");
      while (rows.length < row.index) rows.push([""]);
      rows.push(row.values.map(textOf));
    }
  } catch (cause) {
    if (cause instanceof FileFault) throw cause;
    throw new FileFault("not_a_workbook", { cause });
  }
  return trimBlankEnd(rows);
}
