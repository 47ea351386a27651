/** The values that a sheet takes and returns. */

import type { SentenceData } from "@ijaza/schema/errors/sentences";
import type { DayOrder } from "@ijaza/schema/fields/days";
import type { ScriptWarning } from "@ijaza/schema/fields/other-script";
import type { Mapping } from "../parsing/columns.ts";
import type { Reading } from "../parsing/read-file.ts";

/** A fault as the page shows it: our own with its data, the server's with its message. */
export type SheetFault = { path: string; error: string; data?: SentenceData; message?: string };

export type Overview = { reading: Reading; header: string[]; mapping: Mapping; rowCount: number; preview: string[][] };
/** The fault that nearly all rows share, and the number of rows that have it. */
export type CommonCause = { fault: SheetFault; rows: number };
/**
 * A column whose days only make sense with the month first, how it is read (null: nobody has said so yet), and what some
 * of its cells mean either way; null for no day.
 */
export type DayColumn = {
  title: string;
  order: DayOrder | null;
  examples: { text: string; monthFirst: string | null; dayFirst: string | null }[];
};
/** Rows that are not blank, how many of them have faults, and the fault that they share. */
export type Tally = {
  rows: number;
  bad: number;
  common: CommonCause | null;
  days?: DayColumn[];
  /** Rows with names in the letters of the other script, and those of them where exchanging two fields mends it. */
  warned?: { rows: number; swappable: number };
};
export type SheetRow = { row: number; cells: string[]; faults: SheetFault[]; warnings?: ScriptWarning[] };
/** Which rows are listed: all, those with faults, or those with warnings. */
export type Shown = "all" | "bad" | "warned";
export type Window = { total: number; rows: SheetRow[] };
export type Edit = { row: number; column: number; value: string };
