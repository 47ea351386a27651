/** What a sheet hides: rows that a filter or a person has hidden, and columns. Pure. */
import type { Grid } from "./xlsx/grid.ts";

/** What becomes of hidden rows; the reader of the page chooses, and sees the choice. */
export const HIDDEN_ROWS = ["leaveOut", "import"] as const;
export type HiddenRows = (typeof HIDDEN_ROWS)[number];

export type HiddenCells = {
  /** How many rows below the header are hidden, and what becomes of them. */
  rows: number;
  choice: HiddenRows;
  /** Hidden columns, by their place. */
  columns: number[];
};

const isFilled = (cells: readonly string[] = []): boolean => cells.some((cell) => cell.trim() !== "");

/** Only what has something in it counts. */
export function hiddenIn({ texts, hiddenRows, hiddenColumns }: Grid, header: number, choice: HiddenRows): HiddenCells {
  const rows = [...hiddenRows].filter((row) => row > header && isFilled(texts[row]));
  const columns = [...hiddenColumns].filter((column) => texts.some((cells) => isFilled([cells[column] ?? ""])));
  return { rows: rows.length, choice, columns: columns.sort((one, other) => one - other) };
}
