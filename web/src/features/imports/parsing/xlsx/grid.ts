/** Reads the cells of a sheet in its own places, with what it hides and merges. */
import type { UploadFile } from "../../uploads/archive.ts";
import { type CellRows, createCellRows } from "../cell-rows.ts";
import { MAX_COLUMNS } from "../limits.ts";
import type { ReadCell, StoredCell } from "./cells.ts";
import { columnOf, type Merge, mergeOf } from "./places.ts";
import { createTextReader } from "./strings.ts";
import { type Attributes, isTrue, type Listener, readXml } from "./xml.ts";

export type Grid = CellRows & { hiddenRows: Set<number>; hiddenColumns: Set<number>; merges: Merge[] };

/** A row or column that is drawn without height or width is not seen either. */
const isHidden = ({ hidden, ht, width }: Attributes): boolean => isTrue(hidden) || Number(ht ?? width ?? 1) === 0;

/** Follows the values of cells, with `take` called for each. */
function createCellListener(take: (cell: StoredCell, ref: string) => void): Required<Omit<Listener, "isDone">> {
  const inline = createTextReader();
  let cell: StoredCell = { type: "n", style: 0, value: null, hasFormula: false };
  let ref = "";
  let isValue = false;
  let isInline = false;
  return {
    onOpen: (name, { r = "", t = "n", s = "0" }) => {
      if (isInline) inline.onOpen(name);
      else if (name === "c") {
        cell = { type: t, style: Number(s), value: null, hasFormula: false };
        ref = r;
      } else if (name === "v") isValue = true;
      else if (name === "f") cell.hasFormula = true;
      else if (name === "is") isInline = true;
    },
    onText: (text) => {
      if (isInline) inline.onText(text);
      else if (isValue) cell.value = (cell.value ?? "") + text;
    },
    onClose: (name) => {
      if (name === "is") {
        isInline = false;
        cell.value = inline.take();
      } else if (isInline) inline.onClose(name);
      else if (name === "v") {
        isValue = false;
        cell.value ??= "";
      } else if (name === "c") take(cell, ref);
    },
  };
}

type ReadGridOptions = {
  entry: UploadFile;
  read: (cell: StoredCell) => ReadCell;
  /** How many rows are needed; without it all are read. */
  rows?: number;
};

/** Throws a `FileFault` for too many rows, or for more text than a file may have. */
export async function readGrid({
  entry,
  read,
  rows: needed = Number.POSITIVE_INFINITY,
}: ReadGridOptions): Promise<Grid> {
  const { rows, add, endRow } = createCellRows();
  const grid: Grid = { ...rows, hiddenRows: new Set(), hiddenColumns: new Set(), merges: [] };
  let row = -1;
  let column = -1;
  const cells = createCellListener((cell, ref) => {
    column = columnOf(ref) ?? column + 1;
    const { raw, format } = read(cell);
    add(row, column, raw, format);
  });
  const openAround = (name: string, attributes: Attributes) => {
    if (name === "row") {
      row = attributes.r ? Number(attributes.r) - 1 : row + 1;
      column = -1;
      if (isHidden(attributes)) grid.hiddenRows.add(row);
    } else if (name === "col" && isHidden(attributes)) {
      const last = Math.min(Number(attributes.max), MAX_COLUMNS);
      for (let at = Number(attributes.min) - 1; at < last; at++) grid.hiddenColumns.add(at);
    } else if (name === "mergeCell") grid.merges.push(...mergeOf(attributes.ref ?? ""));
  };
  await readXml(await entry.open(), {
    ...cells,
    onOpen: (name, attributes) => {
      cells.onOpen(name, attributes);
      openAround(name, attributes);
    },
    onClose: (name) => {
      cells.onClose(name);
      if (name === "row") endRow(row);
    },
    isDone: () => grid.texts.length >= needed,
  });
  return grid;
}
