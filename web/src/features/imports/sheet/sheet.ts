/** A file that is being imported: its cells, their errors, and the parts of it that are sent. Runs in a worker. */

import type { LooseRow, RowErrors } from "@ijaza/schema/calls/wire";
import { namesIn } from "@ijaza/schema/imports/handed-in-files";
import { detectMapping, type Mapping } from "../parsing/columns.ts";
import { type FileContent, type ReadingOptions, readFile } from "../parsing/read-file.ts";
import { fieldsOf, type Subject } from "../parsing/subject.ts";
import { FIRST_ROW, nextPart, type Part } from "../parts.ts";
import { type FilesReport, reportFiles, weightOf } from "../uploads/files-report.ts";
import type { FileSketch } from "../uploads/uploads.ts";
import { createDayColumns, type DayColumns, type DayOrders } from "./day-columns.ts";
import { createJudgement } from "./judgement.ts";
import { type RejectsOptions, writeRejects } from "./rejects.ts";
import { createScriptRows, type ScriptRows } from "./script-rows.ts";
import { createCells, type SheetCells } from "./sheet-cells.ts";
import type { Edit, Overview, Shown, Tally, Window } from "./sheet-values.ts";

type ReadInput = { file: Blob; subject: Subject; today: string; options?: ReadingOptions; days?: DayOrders };

export type Sheet = {
  /** Throws a `FileFault` when the file cannot be read. */
  read: (input: ReadInput) => Promise<Overview>;
  map: (mapping: Mapping) => Promise<Overview>;
  /** How columns of days are read; every row is to be validated again. */
  readDays: (orders: DayOrders) => Promise<void>;
  /** Validates every row; `onProgress` receives how many are done. */
  judge: (input: object, onProgress?: (done: number) => void) => Promise<Tally>;
  /** Rows for the table on the page; `from` counts those that are shown. */
  window: (input: { from: number; count: number; shown: Shown }) => Promise<Window>;
  /**
   * Sets the documents that were chosen with the file: rows are checked against them and sent with them. `from` as in
   * `part`.
   */
  setFiles: (input: { files: readonly FileSketch[]; from: number }) => Promise<FilesReport>;
  edit: (edits: readonly Edit[]) => Promise<Tally>;
  /** The corrections that exchange names in the other script, of one row or of all; they are still to be made. */
  findSwaps: (input: { row?: number }) => Promise<Edit[]>;
  /** The next rows to send, at most `size`, beginning with row number `from`; null at the end. */
  part: (input: { from: number; size: number }) => Promise<Part | null>;
  /** Replaces the server's errors of rows `from` up to `to`; `final` when it stored the others. */
  refuse: (input: { from: number; to: number; errors: readonly RowErrors[]; final?: boolean }) => Promise<void>;
  /** A workbook with its bad cells marked and explained: every row, or only those with faults. */
  download: (input: RejectsOptions & { onlyBad: boolean }) => Promise<Blob>;
};

const PREVIEW = 6;
const SLICE = 2000;

type OpenFile = {
  content: FileContent;
  mapping: Mapping;
  subject: Subject;
  cells: SheetCells;
  days: DayColumns;
  scripts: ScriptRows;
  judgement: ReturnType<typeof createJudgement>;
};

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

export function createSheet(): Sheet {
  let held: OpenFile | null = null;
  let today = "";
  let orders: DayOrders = {};
  let files: ReadonlyMap<string, FileSketch> | null = null;
  const open = (): OpenFile => {
    if (!held) throw new Error("no file is open");
    return held;
  };
  const overview = (): Overview => {
    const { content, mapping, cells } = open();
    const { reading, header } = content;
    return { reading, header, mapping, rowCount: cells.count, preview: firstOf(cells) };
  };
  const begin = (content: FileContent, subject: Subject, mapping: Mapping): Overview => {
    files = null;
    const cells = createCells({ rows: content, mapping, fields: fieldsOf(subject) });
    held = openAs({ content, subject, mapping, cells });
    return overview();
  };
  const openAs = (read: Pick<OpenFile, "content" | "subject" | "mapping" | "cells">): OpenFile => {
    const { content, subject, mapping, cells } = read;
    const fields = fieldsOf(subject);
    const days = createDayColumns({ header: content.header, cells, mapping, fields, orders });
    const scripts = createScriptRows({ mapping, fields, rowOf: days.rows.looseRow });
    return { ...read, days, scripts, judgement: createJudgement({ days, scripts, subject, today }) };
  };
  return {
    read: async (input) => {
      today = input.today;
      orders = input.days ?? {};
      const fields = fieldsOf(input.subject);
      const bytes = new Uint8Array(await input.file.arrayBuffer());
      const content = await readFile({ bytes, fields, options: input.options });
      return begin(content, input.subject, detectMapping(content.header, fields));
    },
    map: async (mapping) => begin(open().content, open().subject, mapping),
    readDays: async (now) => {
      orders = now;
      held = openAs(open());
      if (files) held.judgement.judgeFiles(files);
    },
    judge: async (_, onProgress) => {
      const { cells, days, judgement } = open();
      days.look();
      for (let from = 0; from < cells.count; from += SLICE) {
        judgement.judge(from, from + SLICE);
        onProgress?.(Math.min(cells.count, from + SLICE));
        await pause();
      }
      return judgement.tally();
    },
    window: async ({ from, count, shown }) => {
      const { cells, judgement, scripts } = open();
      const lists = { all: judgement.filledRows, bad: judgement.listedRows, warned: scripts.listed };
      const all = lists[shown]();
      const rows = all.slice(from, from + count).map((index) => ({
        row: index + FIRST_ROW,
        cells: cells.shown(index),
        faults: judgement.faultsOf(index),
        warnings: scripts.of(index),
      }));
      return { total: all.length, rows };
    },
    setFiles: async (input) => {
      const { cells, judgement } = open();
      const there = new Map(input.files.map((file) => [file.key, file]));
      files = there;
      judgement.judgeFiles(there);
      const rows = Array.from({ length: cells.count }, (_, at) => at + FIRST_ROW).filter((row) => row >= input.from);
      return reportFiles(
        there,
        rows.map((row) => ({ row, ...namedIn(cells.looseRow(row - FIRST_ROW)) })),
      );
    },
    edit: async (edits) => {
      const { cells, judgement } = open();
      for (const { row, column, value } of edits) {
        if (row - FIRST_ROW >= cells.count) continue;
        cells.type(row - FIRST_ROW, column, value);
        judgement.judgeAgain(row - FIRST_ROW);
      }
      return judgement.tally();
    },
    findSwaps: async ({ row }) => open().scripts.swap(row === undefined ? undefined : row - FIRST_ROW),
    part: async ({ from, size }) => {
      const there = files;
      const weigh = there ? (keys: readonly string[]) => weightOf(there, keys) : undefined;
      return nextPart({ rows: open().days.rows, from, size, weigh });
    },
    refuse: async ({ from, to, ...refusal }) => {
      open().judgement.refuse({ from: from - FIRST_ROW, to: to - FIRST_ROW, ...refusal });
    },
    download: async (input) => {
      const { content, cells, judgement, mapping, subject } = open();
      const rows = judgement
        .filledRows()
        .map((at) => ({ cells: cells.written(at), row: at + FIRST_ROW, faults: judgement.faultsOf(at) }))
        .filter(({ faults }) => !input.onlyBad || faults.length > 0);
      return writeRejects({ ...input, header: content.header, mapping, fields: fieldsOf(subject), rows });
    },
  };
}

/** The names of files in a row, as written there. */
const namedIn = ({ file, attachments }: LooseRow): { names: string[] } => ({
  names: [file, attachments].flatMap((cell) => (typeof cell === "string" ? namesIn(cell) : [])),
});

/** The first rows that are not blank. */
function firstOf(cells: SheetCells): string[][] {
  const first: string[][] = [];
  for (let at = 0; at < cells.count && first.length < PREVIEW; at++) {
    if (!cells.isBlank(at)) first.push(cells.shown(at));
  }
  return first;
}
