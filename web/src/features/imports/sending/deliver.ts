/** Sends the rows of a sheet and records the results and the position, so that a reload can resume. */

import type { Mapping } from "../parsing/columns.ts";
import type { ReadingOptions } from "../parsing/read-file.ts";
import type { Subject } from "../parsing/subject.ts";
import type { DayOrders } from "../sheet/day-columns.ts";
import type { Sheet } from "../sheet/sheet.ts";
import type { Edit } from "../sheet/sheet-values.ts";
import type { Uploads } from "../uploads/uploads.ts";
import type { ImportCalls } from "../wizard/import-state.ts";
import { sendRows } from "./send-rows.ts";
import { forgetUnfinished, keepUnfinished, type Unfinished } from "./unfinished.ts";

/** The file that is imported, with its options, mapping and corrections. */
export type ImportedFile = {
  file: Blob;
  fileName: string;
  /** The template that was chosen when it was begun. */
  templateName?: string;
  options: ReadingOptions;
  mapping: Mapping;
  edits: Edit[];
  /** How columns of days are read, where that was asked. */
  days?: DayOrders;
  importId: string;
  /** What the agent calls the cohort; absent where the import makes none. */
  cohortName?: string;
  /** Rows that were checked. */
  checkedRows?: number;
  /** The documents that were chosen beside it; lost on reload. */
  uploads: Uploads | null;
};

/** Longest file name that the server takes, in characters. */
const LONGEST_NAME = 200;

/** The results of the rows before `next`. */
export type SentRows = Pick<Unfinished, "next" | "created" | "existing" | "refused" | "withoutCode">;

export const NOTHING_SENT: Omit<SentRows, "next"> = { created: 0, existing: 0, refused: [], withoutCode: [] };

type DeliverOptions = {
  sheet: Sheet;
  held: ImportedFile;
  send: ImportCalls["send"];
  userId: string;
  subject: Subject;
  rowCount: number;
  /** The position to start from, with the results of the rows before. */
  from: SentRows;
  /** The message for a chosen file that can no longer be read. */
  unreadable: (name: string) => string;
  signal: AbortSignal;
  onWait: (ms: number) => void;
  onSent: (sent: SentRows) => void;
};

/** Resolves with all results, or null when it was stopped; rejects with a refusal that retrying cannot solve. */
export async function deliver(options: DeliverOptions): Promise<SentRows | null> {
  const { sheet, held, send, from, signal, onWait, onSent } = options;
  const { file: _, uploads, ...kept } = held;
  let sent = from;
  const source = {
    importId: held.importId,
    fileName: held.fileName.slice(0, LONGEST_NAME),
    ...(held.templateName && { templateName: held.templateName }),
    ...(held.cohortName && { cohortName: held.cohortName }),
    ...(held.checkedRows && { cohortRows: held.checkedRows }),
  };
  const { userId, subject, rowCount } = options;
  const keep = () => keepUnfinished({ ...kept, ...sent, userId, subject, rowCount });
  // Before the first part too: a reload may come before its answer, whether or not the server has stored it.
  await keep();
  const end = await sendRows({
    sheet,
    from: from.next,
    signal,
    onWait,
    send: async (part) => send(part, source, (await uploads?.open(part.rows, options.unreadable)) ?? []),
    onSent: async (part, reply) => {
      sent = {
        next: part.next,
        created: sent.created + reply.created,
        existing: sent.existing + reply.existing,
        refused: [...sent.refused, ...reply.errors.map(({ row }) => row)],
        withoutCode: [...(sent.withoutCode ?? []), ...(reply.withoutCode ?? [])],
      };
      await sheet.refuse({ from: part.firstRow, to: part.next, errors: reply.errors, final: true });
      await keep();
      onSent(sent);
    },
  });
  if (end === "stopped") return null;
  await forgetUnfinished();
  return sent;
}
