/** A list as a sheet: its columns in a language, and its rows page by page, so that no file is held as a whole. */
import type { Field } from "@ijaza/schema/fields/fields";
import type { Language, Texts } from "@ijaza/schema/product";

export type Cell = string | number | null | undefined;

export type Sheet = {
  /** The name of its file, without an ending. */
  fileName: string;
  /** Its name in the language of its headings. */
  title: string;
  /** When it was asked for. */
  at: Date;
  language: Language;
  headings: readonly string[];
  pages: AsyncIterable<readonly (readonly Cell[])[]>;
};

/** A column of the rows of a list. */
export type SheetColumn<Row> = { label: Texts; cellOf(row: Row, language: Language): Cell };

type SheetOptions<Row> = Pick<Sheet, "at" | "language"> & {
  /** What its rows are, in the name of its file, as `students`. */
  name: string;
  title: Texts;
  columns: readonly SheetColumn<Row>[];
  pages: AsyncIterable<readonly Row[]>;
};

export function makeSheet<Row>({ name, title, at, language, columns, pages }: SheetOptions<Row>): Sheet {
  async function* cells() {
    for await (const rows of pages) yield rows.map((row) => columns.map(({ cellOf }) => cellOf(row, language)));
  }
  return {
    fileName: `${name}-${at.toISOString().slice(0, 10)}`,
    title: title[language],
    at,
    language,
    headings: columns.map(({ label }) => label[language]),
    pages: cells(),
  };
}

/** A column for each field, headed as imports know it. Choices are named by their labels, which imports read too. */
export function fieldColumns<Row>(
  fields: readonly Field[],
  read: (row: Row, name: string) => Cell,
): SheetColumn<Row>[] {
  return fields.map(({ name, label, choices }) => {
    const labels = new Map<Cell, Texts>(choices?.map((choice) => [choice.code, choice.label]));
    return {
      label,
      cellOf(row, language) {
        const value = read(row, name);
        return labels.get(value)?.[language] ?? value;
      },
    };
  });
}

/** The day of a moment, in UTC. */
export const dayOf = (moment: string | null): string | null => moment?.slice(0, 10) ?? null;
