/** Checks a row of an import: gives its values if every cell is valid, else each invalid cell with the reason. */

import type { LooseRow } from "../calls/wire.ts";
import type { FieldErrorCode } from "../errors/errors.ts";
import { type Fault, type Field, isEmpty, readCell } from "./fields.ts";

export type CellFault = Fault & { path: string };
export type Values = Record<string, string | number>;
export type JudgedRow = { values: Values; faults: CellFault[] };
/** Why the reader of a file cannot tell for certain what stands in a cell. */
const UNREAD_CODES = [
  "no_value",
  "shortened_number",
  "spreadsheet_made_date",
  "less_than_a_day",
  "not_as_shown",
  "merged_across_columns",
  "quotation_marks",
  "row_torn",
] as const satisfies readonly FieldErrorCode[];
export type UnreadCode = (typeof UNREAD_CODES)[number];
/** Such a cell, which whoever judges the row refuses for that. */
export type UnreadCell = { unread: UnreadCode };

/** Checks a row against its fields. `today` is `YYYY-MM-DD`. Valid values are kept beside the faults of other cells. */
export function judgeRow(fields: readonly Field[], row: LooseRow, today: string): JudgedRow {
  const values: Values = {};
  const faults: CellFault[] = [];
  for (const field of fields) {
    // A field may have the name of a property that every object inherits.
    const raw = Object.hasOwn(row, field.name) ? row[field.name] : undefined;
    if (!isCell(raw)) {
      faults.push({ path: field.name, error: isUnread(raw) ? raw.unread : "not_a_cell" });
      continue;
    }
    if (isEmpty(raw)) {
      if (field.required) faults.push({ path: field.name, error: "required" });
      continue;
    }
    const read = readCell(field, raw as string | number, today);
    if ("fault" in read) faults.push({ path: field.name, ...read.fault });
    else values[field.name] = read.value;
  }
  return { values, faults: [...faults, ...unknownColumns(fields, row)] };
}

/** The number of the example in our empty workbooks; a row with it is skipped. */
export const EXAMPLE_NUMBER = "EXAMPLE-0001";

const isCell = (raw: unknown): raw is string | number | null | undefined =>
  raw === null || ["string", "number", "undefined"].includes(typeof raw);

const isUnread = (raw: unknown): raw is UnreadCell =>
  typeof raw === "object" && raw !== null && "unread" in raw && UNREAD_CODES.some((code) => code === raw.unread);

function unknownColumns(fields: readonly Field[], row: LooseRow): CellFault[] {
  const known = new Set(fields.map((field) => field.name));
  return Object.keys(row)
    .filter((name) => !known.has(name))
    .map((path) => ({ path, error: "unknown_column" }));
}
