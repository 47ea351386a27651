/** Writes the sheet as a workbook with its invalid cells marked and explained, to correct and import again. */

import { fillSentence } from "@ijaza/schema/errors/sentences";
import type { Field } from "@ijaza/schema/fields/fields";
import type { Language } from "@ijaza/schema/product";
import { type Cell, type CellStyle, writeXlsx } from "hucre/xlsx";
import type { Mapping } from "../parsing/columns.ts";
import type { SheetFault, SheetRow } from "./sheet-values.ts";

export type RejectsOptions = {
  /** The heading of the column of errors, such as "Errors". */
  heading: string;
  language: Language;
  /** The message of each code in the reader's language, with its `{places}`. */
  sentences: Record<string, string>;
};

type WriteRejectsOptions = RejectsOptions & {
  header: readonly string[];
  mapping: Mapping;
  fields: readonly Field[];
  rows: readonly SheetRow[];
};

const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** The number format for text, which keeps leading zeros. */
const AS_TEXT = "@";
const BAD: CellStyle = {
  fill: { type: "pattern", pattern: "solid", fgColor: { rgb: "FBD9D3" } },
  numFmt: AS_TEXT,
};
const HEAD: CellStyle = {
  font: { bold: true },
  fill: { type: "pattern", pattern: "solid", fgColor: { rgb: "E3ECEE" } },
};
const WIDTH = 18;
const WIDE = 60;

type SentenceOptions = Pick<RejectsOptions, "sentences" | "language">;

const sentenceOf = ({ error, data, message }: SheetFault, { sentences, language }: SentenceOptions): string =>
  message ?? fillSentence(sentences[error] ?? error, language, data);

/**
 * A workbook of these rows: the file's own columns, each bad cell coloured and with its reasons as a comment, then all
 * errors of the row. Every cell is text, so that none is taken for a formula.
 */
export async function writeRejects(options: WriteRejectsOptions): Promise<Blob> {
  const { header, rows, heading, language } = options;
  const table = [[...header, heading], ...rows.map((row) => lineOf(row, options))];
  const cells = new Map([...headCells(table[0] ?? []), ...rows.flatMap((row, at) => badCells(row, at + 1, options))]);
  const columns = [...header.map(() => WIDTH), WIDE].map((width) => ({ width, numFmt: AS_TEXT }));
  const view = { rightToLeft: language === "ar" };
  const sheet = { name: heading, columns, rows: table, cells, freezePane: { rows: 1 }, view };
  return new Blob([new Uint8Array(await writeXlsx({ sheets: [sheet] }))], { type: TYPE });
}

const headCells = (heads: readonly string[]): [string, Partial<Cell>][] =>
  heads.map((value, column) => [`0,${column}`, { value, type: "string", style: HEAD }]);

/** The cells of the file, then all errors of the row. */
function lineOf({ cells, faults }: SheetRow, { header, fields, language, sentences }: WriteRejectsOptions): string[] {
  const labelOf = (path: string) => fields.find(({ name }) => name === path)?.label[language] ?? path;
  const errors = faults.map((fault) => `${labelOf(fault.path)}: ${sentenceOf(fault, { sentences, language })}`);
  return [...header.map((_, column) => cells[column] ?? ""), errors.join(" | ")];
}

/** The bad cells of a line, each with its reasons. */
function badCells(
  { cells, faults }: SheetRow,
  line: number,
  { mapping, sentences, language }: WriteRejectsOptions,
): [string, Partial<Cell>][] {
  const reasons = new Map<number, string[]>();
  for (const fault of faults) {
    const column = mapping.indexOf(fault.path);
    if (column >= 0) reasons.set(column, [...(reasons.get(column) ?? []), sentenceOf(fault, { sentences, language })]);
  }
  return [...reasons].map(([column, texts]) => [
    `${line},${column}`,
    { value: cells[column] ?? "", type: "string", style: BAD, comment: { text: texts.join("\n") } },
  ]);
}
