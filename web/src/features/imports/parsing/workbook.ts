/** Reads a sheet of an .xlsx file: the one that names the fields, or the one that was chosen. */
import type { Field } from "@ijaza/schema/fields/fields";
import { findHeader, HEADER_ROWS } from "./header.ts";
import { FileFault } from "./limits.ts";
import { type BookSheet, openBook } from "./xlsx/book.ts";
import { createCellReader } from "./xlsx/cells.ts";
import { type Grid, readGrid } from "./xlsx/grid.ts";
import { readStrings } from "./xlsx/strings.ts";
import { readFormatCodes } from "./xlsx/styles.ts";
import { checkUnpackedSize } from "./zip.ts";

export const isWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

type ReadSheet = (sheet: BookSheet, rows?: number) => Promise<Grid>;

/**
 * The first sheet that names about as many fields as any and has rows; a sheet of explanations may name some too. Of
 * sheets that name none, the first with rows.
 */
async function findSheet(sheets: readonly BookSheet[], fields: readonly Field[], read: ReadSheet): Promise<BookSheet> {
  const found = [];
  for (const sheet of sheets) {
    const { texts } = await read(sheet, HEADER_ROWS + 1);
    const { at, named } = findHeader(texts, fields);
    found.push({ sheet, named: texts.length > at + 1 ? named : 0, hasRows: texts.length > 1 });
  }
  const most = Math.max(...found.map(({ named }) => named));
  const best = found.find(({ named }) => named > 0 && named >= most / 2) ?? found.find(({ hasRows }) => hasRows);
  return (best ?? found[0]!).sheet;
}

export type Workbook = { grid: Grid; sheet: string; sheets: string[] };
type ParseWorkbookOptions = { bytes: Uint8Array; fields: readonly Field[]; sheet?: string | undefined };

async function parse({ bytes, fields, sheet: name }: ParseWorkbookOptions): Promise<Workbook> {
  checkUnpackedSize(bytes);
  const book = await openBook(bytes);
  const visible = book.sheets.filter(({ isVisible }) => isVisible);
  const [only, second] = visible;
  if (!only) throw new FileFault("empty_file");
  const readCell = createCellReader(await readFormatCodes(book.styles), await readStrings(book.strings), book.is1904);
  const read: ReadSheet = ({ entry }, rows) => readGrid({ entry, read: readCell, ...(rows && { rows }) });
  const chosen = visible.find((sheet) => sheet.name === name);
  const sheet = chosen ?? (second ? await findSheet(visible, fields, read) : only);
  return { grid: await read(sheet), sheet: sheet.name, sheets: visible.map((each) => each.name) };
}

/** Throws a `FileFault` for what is no workbook, unpacks too large or has too many rows. */
export async function parseWorkbook(options: ParseWorkbookOptions): Promise<Workbook> {
  try {
    return await parse(options);
  } catch (cause) {
    if (cause instanceof FileFault) throw cause;
    throw new FileFault("not_a_workbook", { cause });
  }
}
