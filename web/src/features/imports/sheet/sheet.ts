/** A file that is being imported: its cells, their errors, and the parts of it that are sent. Runs in a worker. */
import { namesIn } from "@ijaza/schema/handed-in-files";
import type { LooseRow, RowErrors } from "@ijaza/schema/wire";
import { detectMapping, type Mapping } from "../parsing/columns.ts";
import { type FileContent, type ReadingOptions, readFile } from "../parsing/read-file.ts";
import { fieldsOf, type Subject } from "../parsing/subject.ts";
import { FIRST_ROW, nextPart, type Part } from "../parts.ts";
import { type FilesReport, reportFiles, weightOf } from "../uploads/files-report.ts";
import type { FileSketch } from "../uploads/uploads.ts";
import { createJudgement } from "./judgement.ts";
import { type RejectsOptions, writeRejects } from "./rejects.ts";
import { createCells, type SheetCells } from "./sheet-cells.ts";
import type { Edit, Overview, Tally, Window } from "./sheet-values.ts";

export type Sheet = {
  /** Throws a `FileFault` when the file cannot be read. */
  read: (input: { file: Blob; subject: Subject; today: string; options?: ReadingOptions }) => Promise<Overview>;
  map: (mapping: Mapping) => Promise<Overview>;
  /** Validates every row; `onProgress` receives how many are done. */
  judge: (input: object, onProgress?: (done: number) => void) => Promise<Tally>;
  /** Rows for the table on the page; `from` counts all rows, or only the bad ones. */
  window: (input: { from: number; count: number; onlyBad: boolean }) => Promise<Window>;
  /**
   * Sets the documents that were chosen with the file: rows are checked against them and sent with them. `from` as in
   * `part`.
   */
  setFiles: (input: { files: readonly FileSketch[]; from: number }) => Promise<FilesReport>;
  edit: (edits: readonly Edit[]) => Promise<Tally>;
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
  judgement: ReturnType<typeof createJudgement>;
};

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

export function createSheet(): Sheet {
  let held: OpenFile | null = null;
  let today = "";
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
    held = { content, subject, mapping, cells, judgement: createJudgement({ rows: cells, subject, today }) };
    return overview();
  };
  return {
    read: async (input) => {
      today = input.today;
      const fields = fieldsOf(input.subject);
      const bytes = new Uint8Array(await input.file.arrayBuffer());
      const content = await readFile({ bytes, fields, options: input.options });
      return begin(content, input.subject, detectMapping(content.header, fields));
    },
    map: async (mapping) => begin(open().content, open().subject, mapping),
    judge: async (_, onProgress) => {
      const { cells, judgement } = open();
      for (let from = 0; from < cells.count; from += SLICE) {
        judgement.judge(from, from + SLICE);
        onProgress?.(Math.min(cells.count, from + SLICE));
        await pause();
      }
      return judgement.tally();
    },
    window: async ({ from, count, onlyBad }) => {
      const { cells, judgement } = open();
      const shown = onlyBad ? judgement.listedRows() : judgement.filledRows();
      const rows = shown.slice(from, from + count).map((index) => ({
        row: index + FIRST_ROW,
        cells: cells.shown(index),
        faults: judgement.faultsOf(index),
      }));
      return { total: shown.length, rows };
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
    part: async ({ from, size }) => {
      const there = files;
      const weigh = there ? (keys: readonly string[]) => weightOf(there, keys) : undefined;
      return nextPart({ rows: open().cells, from, size, weigh });
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
