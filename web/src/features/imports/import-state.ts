/** An import as it stands: its step and what that step shows, and the calls that it makes. */
import type { StudentWithoutCode } from "@ijaza/schema/students";
import type { BulkReply, RowErrors } from "@ijaza/schema/wire";
import type { FilesReport } from "./handed-in/files-report.ts";
import type { FileFaultCode } from "./parsing/limits.ts";
import type { Part } from "./parts.ts";
import type { Overview, Tally } from "./sheet-values.ts";
import type { Unfinished } from "./unfinished.ts";

/** What the server says of rows that were only shown to it; `existing` when it counts those it has already. */
export type Checked = { errors: readonly RowErrors[]; existing?: number };

/** What came of a part; `withoutCode` where students are registered who could not be written to. */
export type SentReply = BulkReply & { withoutCode?: readonly StudentWithoutCode[] | undefined };

/** The import that a part belongs to, and what its file is called: at most 200 characters, as the server takes them. */
type ImportSource = { importId: string; fileName: string };

export type ImportCalls = {
  /** The dry run, where the server has one. */
  check?: (part: Part, importId: string) => Promise<Checked>;
  /** `files` are those that the rows of the part name, where documents come along. */
  send: (part: Part, source: ImportSource, files: readonly File[]) => Promise<SentReply>;
  /** Once, after the last part. */
  onEnd: () => void;
};

export type Progressing = { done: number; total: number; waitMs: number };
export type Summary = {
  created: number;
  existing: number;
  refused: number;
  withoutCode: readonly StudentWithoutCode[];
};

export type ImportState =
  | { step: "file"; fault?: FileFaultCode; busy: boolean; unfinished: Unfinished | null }
  | { step: "columns"; overview: Overview }
  /** `resumed`: the rows were checked and partly sent before a reload; only their files are asked for again. */
  | { step: "files"; report: FilesReport; busy: number | null; fault?: FileFaultCode; resumed: boolean }
  | { step: "checking"; at: Progressing; failure?: unknown }
  | { step: "errors"; tally: Tally; existing: number | null; overview: Overview; edited: boolean }
  | { step: "sending"; at: Progressing; failure?: unknown }
  | { step: "done"; summary: Summary };
