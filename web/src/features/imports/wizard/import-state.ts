/** The state of an import (its step and what that step shows), and the calls that it makes. */

import type { BulkReply, RowErrors } from "@ijaza/schema/calls/wire";
import type { StudentWithoutCode } from "@ijaza/schema/students/calls";
import type { FileFaultCode } from "../parsing/limits.ts";
import type { Part } from "../parts.ts";
import type { Unfinished } from "../sending/unfinished.ts";
import type { Overview, Tally } from "../sheet/sheet-values.ts";
import type { FilesReport } from "../uploads/files-report.ts";

/** The server's answer to a dry run; `existing` when it counts the rows that it has already. */
export type CheckResult = { errors: readonly RowErrors[]; existing?: number };

/** The server's answer to a part; `withoutCode` names registered students who were mailed no code. */
export type SentReply = BulkReply & { withoutCode?: readonly StudentWithoutCode[] | undefined };

/**
 * The import that a part belongs to, the name of its file (at most 200 characters, the server's limit), the template
 * that it was begun with, the name of its cohort, and the number of rows that were checked.
 */
type ImportSource = {
  importId: string;
  fileName: string;
  templateName?: string;
  cohortName?: string;
  cohortRows?: number;
};

export type ImportCalls = {
  /** The dry run, where the server has one. */
  check?: (part: Part, importId: string) => Promise<CheckResult>;
  /** `files` are those that the rows of the part name, in an import with documents. */
  send: (part: Part, source: ImportSource, files: readonly File[]) => Promise<SentReply>;
  /** Called once, after the last part. */
  onEnd: () => void;
};

export type Progress = { done: number; total: number; waitMs: number };
export type Summary = {
  created: number;
  existing: number;
  refused: number;
  withoutCode: readonly StudentWithoutCode[];
  importId: string;
};

export type ImportState =
  | { step: "file"; fault?: FileFaultCode; busy: boolean; unfinished: Unfinished | null }
  | { step: "columns"; overview: Overview }
  /** `resumed`: the rows were checked and partly sent before a reload; only their files must be chosen again. */
  | { step: "files"; report: FilesReport; busy: number | null; fault?: FileFaultCode; resumed: boolean }
  | { step: "checking"; at: Progress; failure?: unknown }
  /** `cohortName` as long as it can be chosen. */
  | { step: "errors"; tally: Tally; existing: number | null; overview: Overview; edited: boolean; cohortName?: string }
  | { step: "sending"; at: Progress; failure?: unknown }
  | { step: "done"; summary: Summary };
