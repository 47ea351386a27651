/** The sheet with its bad cells marked: what the registrar corrects and imports again. */
import { writeCsv } from "./parsing/marked-csv.ts";
import type { SheetFault, SheetRow } from "./sheet-values.ts";

export type RejectsWish = {
  /** The head of the column of errors, such as "Errors". */
  heading: string;
  /** The sentence of each code in the reader's language, with its `{places}`. */
  sentences: Record<string, string>;
};

const fill = (text: string, data: Record<string, string | number> = {}) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(data[name] ?? ""));

const sentenceOf = ({ error, data, message }: SheetFault, sentences: RejectsWish["sentences"]): string =>
  message ?? fill(sentences[error] ?? error, data);

/** CSV of the given rows: the file's own columns, then the errors as `column: sentence`. */
export function writeRejects(given: RejectsWish & { header: readonly string[]; rows: readonly SheetRow[] }): Blob {
  const { header, rows, heading, sentences } = given;
  const lines = rows.map(({ cells, faults }) => [
    ...header.map((_, column) => cells[column] ?? ""),
    faults.map((fault) => `${fault.path}: ${sentenceOf(fault, sentences)}`).join(" | "),
  ]);
  return new Blob([writeCsv([[...header, heading], ...lines])], { type: "text/csv;charset=utf-8" });
}
