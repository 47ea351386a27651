/** Reads the bytes of a file into its header and rows, and reports how it was read. */
import type { Field } from "@ijaza/schema/fields/fields";
import { EXAMPLE_NUMBER } from "@ijaza/schema/fields/rows";
import type { CellRows } from "./cell-rows.ts";
import { parseCsv, trimBlankEnd } from "./csv.ts";
import { type Delimiter, detectDelimiter, takeDelimiterLine } from "./delimiter.ts";
import { decodeText, detectEncoding, isGuessed } from "./encoding.ts";
import type { Encoding } from "./encodings.ts";
import type { CellFormat } from "./formats/format.ts";
import { findHeader } from "./header.ts";
import { type HiddenCells, type HiddenRows, hiddenIn } from "./hidden.ts";
import { FileFault, MAX_COLUMNS, MAX_FILE_BYTES, MAX_ROWS } from "./limits.ts";
import { findSamples } from "./samples.ts";
import { isWorkbook, parseWorkbook } from "./workbook.ts";
import { spreadMerges } from "./xlsx/merges.ts";

export type Reading =
  | { kind: "xlsx"; sheet: string; sheets: string[]; hidden: HiddenCells }
  /** `samples`: words by which the reader of the page can tell whether the encoding was guessed right. */
  | { kind: "csv"; encoding: Encoding; delimiter: Delimiter; samples: string[] };
/** What the user chose instead of what was detected. */
export type ReadingOptions = { encoding?: Encoding; delimiter?: Delimiter; sheet?: string; hiddenRows?: HiddenRows };
/** The header, and the rows below the first. */
export type FileContent = CellRows & { reading: Reading; header: string[] };

/** The example row of our own workbooks. */
const isExample = (cells: readonly string[]): boolean =>
  cells.some((cell) => cell.trim().toUpperCase() === EXAMPLE_NUMBER);

type Content = { rows: CellRows; at: number; reading: Reading; isLeftOut?: (row: number) => boolean };

/** Rows that are left out are blanked, so that the others keep their numbers. */
function checked({ rows, at, reading, isLeftOut }: Content): FileContent {
  const texts = rows.texts.map((cells, row) => (row <= at || isExample(cells) || isLeftOut?.(row) ? [] : cells));
  const header = rows.texts[at];
  const below = trimBlankEnd(rows.texts).length - 1;
  if (!header || below <= at) throw new FileFault("empty_file");
  if (below > MAX_ROWS) throw new FileFault("too_many_rows");
  if (header.length > MAX_COLUMNS) throw new FileFault("too_many_columns");
  return {
    reading,
    header: header.map((cell) => cell.trim()),
    texts: texts.slice(1, below + 1),
    formats: rows.formats.slice(1, below + 1),
  };
}

async function readWorkbook({ bytes, fields, options = {} }: ReadFileOptions): Promise<FileContent> {
  const { grid, sheet, sheets } = await parseWorkbook({ bytes, fields, sheet: options.sheet });
  const { at } = findHeader(grid.texts, fields);
  spreadMerges(grid, grid.merges, at);
  const hidden = hiddenIn(grid, at, options.hiddenRows ?? "leaveOut");
  const isLeftOut = (row: number) => hidden.choice === "leaveOut" && grid.hiddenRows.has(row);
  return checked({ rows: grid, at, isLeftOut, reading: { kind: "xlsx", sheet, sheets, hidden } });
}

/** A delimiter inside a value, as of `14,5` between commas, tears it apart and moves the cells after it. */
function markTorn({ texts, formats }: CellRows, header: number): void {
  const columns = texts[header]?.length ?? 0;
  const torn = texts[header]?.map((): CellFormat => ({ of: "torn" })) ?? [];
  texts.forEach((cells, row) => {
    if (row > header && cells.slice(columns).some((cell) => cell.trim() !== "")) formats[row] = torn;
  });
}

function readCsv({ bytes, fields, options = {} }: ReadFileOptions): FileContent {
  const encoding = options.encoding ?? detectEncoding(bytes);
  const decoded = decodeText(bytes, encoding);
  if (decoded.includes("\0")) throw new FileFault("unreadable_file");
  const { rest, named } = takeDelimiterLine(decoded);
  const delimiter = options.delimiter ?? named ?? detectDelimiter(rest, fields);
  const rows = parseCsv(rest, delimiter);
  const { at } = findHeader(rows.texts, fields);
  markTorn(rows, at);
  return checked({
    rows,
    at,
    reading: { kind: "csv", encoding, delimiter, samples: isGuessed(encoding) ? findSamples(rows.texts) : [] },
  });
}

/** First bytes of .xls files, and of workbooks with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const isOldWorkbook = (bytes: Uint8Array): boolean => OLE.every((byte, at) => bytes[at] === byte);

type ReadFileOptions = { bytes: Uint8Array; fields: readonly Field[]; options?: ReadingOptions };

/** Throws a `FileFault` when the file as a whole cannot be read. */
export async function readFile(input: ReadFileOptions): Promise<FileContent> {
  if (input.bytes.length > MAX_FILE_BYTES) throw new FileFault("file_too_large");
  if (isOldWorkbook(input.bytes)) throw new FileFault("not_a_workbook");
  return isWorkbook(input.bytes) ? readWorkbook(input) : readCsv(input);
}
