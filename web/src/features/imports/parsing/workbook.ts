/** Reads the first visible sheet of an .xlsx file as rows of text, blank ones kept. */
import type { CellValue } from "hucre/xlsx";
import { streamXlsxRows } from "hucre/xlsx";
import { openArchive, type UploadFile } from "../uploads/archive.ts";
import { trimBlankEnd } from "./csv.ts";
import {
  FileFault,
  LONGEST_CELL,
  MAX_COLUMNS,
  MAX_ENTRIES,
  MAX_FILE_BYTES,
  MAX_ROWS,
  MAX_SHEET_LIST_BYTES,
} from "./limits.ts";
import { checkUnpackedSize } from "./zip.ts";

/** Spreadsheets store computed numbers with more digits than they show. */
const SHOWN_DIGITS = 15;

/** Dates become days: a register has no times. */
const textOf = (value: CellValue | undefined): string => {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(Number(value.toPrecision(SHOWN_DIGITS)));
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value).slice(0, LONGEST_CELL);
};

export const isWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

const DIRECTORY = "xl/workbook.xml";

/** Opens each entry once, which fails when it unpacks to more than it declares: the library would unpack it unchecked. */
async function openEntries(bytes: Uint8Array): Promise<UploadFile[]> {
  const entries = await openArchive(new Blob([bytes.slice()]));
  if (entries.length > MAX_ENTRIES) throw new FileFault("not_a_workbook");
  for (const entry of entries) await entry.open();
  return entries;
}

/** The index of the first visible sheet; 0 where the workbook does not say which are hidden. */
async function firstVisible(entries: readonly UploadFile[]): Promise<number> {
  const directory = entries.find(({ name }) => name === DIRECTORY);
  if (directory && directory.size > MAX_SHEET_LIST_BYTES) throw new FileFault("unpacks_too_large");
  const xml = directory ? await (await directory.open()).text() : "";
  const sheets = xml.match(/<(?:\w+:)?sheet\s[^<>]*>/g) ?? [];
  return Math.max(
    0,
    sheets.findIndex((sheet) => !/\sstate="(?:hidden|veryHidden)"/.test(sheet)),
  );
}

/** Throws a `FileFault` for what is no workbook, unpacks too large or has too many rows. */
export async function parseWorkbook(bytes: Uint8Array): Promise<string[][]> {
  checkUnpackedSize(bytes);
  const rows: string[][] = [];
  let letters = 0;
  try {
    const sheet = await firstVisible(await openEntries(bytes));
    for await (const row of streamXlsxRows(bytes, { sheet, maxRows: MAX_ROWS + 2 })) {
      if (row.index > MAX_ROWS + 1) throw new FileFault("too_many_rows");
      while (rows.length < row.index) rows.push([""]);
      // One cell more than allowed shows that there are too many.
      const cells = row.values.slice(0, MAX_COLUMNS + 1).map(textOf);
      rows.push(cells);
      // A text that stands in many cells is in the file once, and here as often.
      letters += cells.reduce((sum, cell) => sum + cell.length, 0);
      if (letters > MAX_FILE_BYTES) throw new FileFault("unpacks_too_large");
    }
  } catch (cause) {
    if (cause instanceof FileFault) throw cause;
    throw new FileFault("not_a_workbook", { cause });
  }
  return trimBlankEnd(rows);
}
