/** The limits of a file, and the error for a file that exceeds them. */

/** Room for the most rows with every column filled; the file itself is never sent. */
export const MAX_FILE_BYTES = 64_000_000;
export const MAX_ROWS = 100_000;
export const MAX_COLUMNS = 200;
/** Letters of a cell: more than any field or row may have, so that a cut one is refused as too long. */
export const LONGEST_CELL = 8200;
/** Most bytes that an .xlsx file may unpack to; no entry of it may unpack to more than it declares. */
export const MAX_UNPACKED_BYTES = 300_000_000;
/** Most entries of an .xlsx file; one with a single sheet has about ten. */
export const MAX_ENTRIES = 1000;
/** Most bytes of the entry that lists the sheets. */
export const MAX_SHEET_LIST_BYTES = 1_000_000;

export const FILE_FAULTS = [
  "file_too_large",
  "too_many_rows",
  "too_many_columns",
  "empty_file",
  "not_a_workbook",
  "unpacks_too_large",
  "unclosed_quote",
  "unreadable_file",
  "unreadable_archive",
] as const;
export type FileFaultCode = (typeof FILE_FAULTS)[number];

/** The file as a whole cannot be read; the page has a message for each code. */
export class FileFault extends Error {
  override name = "FileFault";
  constructor(
    readonly code: FileFaultCode,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}
