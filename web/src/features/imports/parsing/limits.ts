/** What a file may hold, and what is said when it holds more. */

/** Room for the rows below with every column of a register filled; the file itself is never sent. */
export const MAX_FILE_BYTES = 64_000_000;
export const MAX_ROWS = 100_000;
export const MAX_COLUMNS = 200;
/** What an .xlsx file may unpack to; none of its parts may unpack to more than it says. */
export const MAX_UNPACKED_BYTES = 300_000_000;
/** Parts of an .xlsx file; one with a sheet has about ten. */
export const MAX_PARTS = 1000;
/** Bytes of the part that lists the sheets. */
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

/** The file as a whole cannot be read; the page has a sentence for each code. */
export class FileFault extends Error {
  override name = "FileFault";
  constructor(
    readonly code: FileFaultCode,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}
