/** The cells of a file under the fields of its columns: as they are read, and as they were corrected in the page. */

import type { LooseRow } from "@ijaza/schema/calls/wire";
import type { Field } from "@ijaza/schema/fields/fields";
import type { UnreadCell } from "@ijaza/schema/fields/rows";
import type { CellRows } from "../parsing/cell-rows.ts";
import type { Mapping } from "../parsing/columns.ts";
import { type CellFormat, NO_VALUE, PLAIN_TEXT } from "../parsing/formats/format.ts";
import { type CellText, type ColumnKind, readAs } from "../parsing/formats/read-as.ts";
import type { RowSource } from "../parts.ts";

const MONTHS = 12;
const TYPED: CellFormat = { of: "typed" };

export type SheetCells = RowSource & {
  /** The text of a cell; empty where it could not be read. */
  textAt: (at: number, column: number) => string;
  /** Whether a spreadsheet made a day of the cell, and may have taken the day for the month in what was typed. */
  isDoubtfulDay: (at: number, column: number) => boolean;
  /** The texts of a row as they are read, or as they are shown where they cannot be. */
  shown: (at: number) => string[];
  /** The same to be written into a file: what could not be read has no value there, or it would be read next time. */
  written: (at: number) => string[];
  /** Sets the text of a cell, which is then read as it is. */
  type: (at: number, column: number, text: string) => void;
};

type CreateCellsOptions = { rows: CellRows; mapping: Mapping; fields: readonly Field[] };

export function createCells({ rows: { texts, formats }, mapping, fields }: CreateCellsOptions): SheetCells {
  const kinds = mapping.map((name): ColumnKind => fields.find((field) => field.name === name)?.kind ?? null);
  /** Where a torn row is named: once, although none of its cells is certain. */
  const lastRead = mapping.findLastIndex((name) => name !== null);
  const read = (at: number, column: number): CellText => {
    const format = formats[at]?.[column] ?? PLAIN_TEXT;
    const cell = readAs(texts[at]?.[column] ?? "", format, kinds[column] ?? null);
    return format.of === "torn" && column === lastRead ? { ...cell, fault: "row_torn" } : cell;
  };
  return {
    count: texts.length,
    isBlank: (at) => (texts[at] ?? []).every((cell) => cell.trim() === ""),
    textAt: (at, column) => {
      const { text, fault } = read(at, column);
      return fault ? "" : text;
    },
    isDoubtfulDay: (at, column) => {
      const format = formats[at]?.[column];
      if (format?.of !== "day" || !format.shows || format.shows.isOrdered) return false;
      const [, month, day] = read(at, column).text.split("-").map(Number);
      return day !== undefined && day <= MONTHS && day !== month;
    },
    shown: (at) => (texts[at] ?? []).map((_, column) => read(at, column).text),
    written: (at) =>
      (texts[at] ?? []).map((_, column) => {
        const { text, fault } = read(at, column);
        return fault && kinds[column] ? NO_VALUE : text;
      }),
    looseRow: (at) => {
      const row: LooseRow = {};
      mapping.forEach((name, column) => {
        if (name === null) return;
        const { text, fault } = read(at, column);
        row[name] = fault ? ({ unread: fault } satisfies UnreadCell) : text;
      });
      return row;
    },
    type: (at, column, text) => {
      const cells = texts[at];
      if (!cells) return;
      while (cells.length <= column) cells.push("");
      cells[column] = text;
      const typed = cells.map((_, place) => formats[at]?.[place] ?? PLAIN_TEXT);
      typed[column] = TYPED;
      formats[at] = typed;
    },
  };
}
