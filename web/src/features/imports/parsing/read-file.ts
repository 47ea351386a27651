/** Reads the bytes of a file into its header and rows, and reports how it was read. */
import type { Field } from "@ijaza/schema/fields";
import { fieldsOfHeaders } from "@ijaza/schema/headers";
import { EXAMPLE_NUMBER } from "@ijaza/schema/rows";
import { parseCsv } from "./csv.ts";
import { type Delimiter, detectDelimiter } from "./delimiter.ts";
import { decodeText, detectEncoding, type Encoding } from "./encoding.ts";
import { FileFault, MAX_COLUMNS, MAX_FILE_BYTES, MAX_ROWS } from "./limits.ts";
import { isWorkbook, parseWorkbook } from "./workbook.ts";

export type Reading = { kind: "xlsx" } | { kind: "csv"; encoding: Encoding; delimiter: Delimiter };
/** What the user chose instead of what was detected. */
export type ReadingOptions = { encoding?: Encoding; delimiter?: Delimiter };
export type FileContent = { reading: Reading; header: string[]; rows: string[][] };

/** Blanks the example row of our own workbooks; its place stays, so that every row keeps its number. */
const withoutExample = (cells: string[]): string[] =>
  cells.some((cell) => cell.trim().toUpperCase() === EXAMPLE_NUMBER) ? [""] : cells;

/** Titles may stand above the header. */
const ROWS_ABOVE = 20;

/** The row that names most fields: the first, unless it names none and a later one several. */
function findHeader(rows: readonly string[][], fields: readonly Field[]): number {
  const known = rows.slice(0, ROWS_ABOVE).map((cells) => fieldsOfHeaders(fields, cells).filter(Boolean).length);
  const most = Math.max(...known);
  return known[0] === 0 && most > 1 ? known.indexOf(most) : 0;
}

function checked(rows: string[][], fields: readonly Field[], reading: Reading): FileContent {
  const at = findHeader(rows, fields);
  const header = rows[at];
  const rest = rows.slice(1);
  if (!header || rest.length === at) throw new FileFault("empty_file");
  if (rest.length > MAX_ROWS) throw new FileFault("too_many_rows");
  if (header.length > MAX_COLUMNS) throw new FileFault("too_many_columns");
  // Rows above the header are blanked, so that those below keep their numbers.
  const kept = rest.map((cells, row) => (row < at ? [""] : withoutExample(cells)));
  return { reading, header: header.map((cell) => cell.trim()), rows: kept };
}

const DELIMITER_LINE = /^"?sep=.?"?(?:\r\n|\n|\r)/i;
/** First bytes of .xls files, and of workbooks with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const isOldWorkbook = (bytes: Uint8Array): boolean => OLE.every((byte, at) => bytes[at] === byte);

/** Throws a `FileFault` when the file as a whole cannot be read. */
export async function readFile(input: {
  bytes: Uint8Array;
  fields: readonly Field[];
  options?: ReadingOptions;
}): Promise<FileContent> {
  const { bytes, fields, options = {} } = input;
  if (bytes.length > MAX_FILE_BYTES) throw new FileFault("file_too_large");
  if (isOldWorkbook(bytes)) throw new FileFault("not_a_workbook");
  if (isWorkbook(bytes)) return checked(await parseWorkbook(bytes), fields, { kind: "xlsx" });
  const encoding = options.encoding ?? detectEncoding(bytes);
  const decoded = decodeText(bytes, encoding);
  if (decoded.includes("\0")) throw new FileFault("unreadable_file");
  // A line that names the delimiter for spreadsheets is not shown by them, so it is not counted as a row.
  const text = decoded.replace(DELIMITER_LINE, "");
  const delimiter = options.delimiter ?? detectDelimiter(text, fields);
  return checked(parseCsv(text, delimiter), fields, { kind: "csv", encoding, delimiter });
}
