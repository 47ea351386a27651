/** The values that a sheet takes and returns. */
import type { SentenceData } from "@ijaza/schema/sentences";
import type { Mapping } from "../parsing/columns.ts";
import type { Reading } from "../parsing/read-file.ts";

/** A fault as the page shows it: our own with its data, the server's with its message. */
export type SheetFault = { path: string; error: string; data?: SentenceData; message?: string };

export type Overview = { reading: Reading; header: string[]; mapping: Mapping; rowCount: number; preview: string[][] };
/** The fault that nearly all rows share, and the number of rows that have it. */
export type CommonCause = { fault: SheetFault; rows: number };
/** Rows that are not blank, how many of them have faults, and the fault that they share. */
export type Tally = { rows: number; bad: number; common: CommonCause | null };
export type SheetRow = { row: number; cells: string[]; faults: SheetFault[] };
export type Window = { total: number; rows: SheetRow[] };
export type Edit = { row: number; column: number; value: string };
