/** Places the rows of a stack between the stack's first and last baseline, without holes where a row says nothing. Pure. */
import type { Cell, FontPair, Row, Stack } from "@ijaza/schema/stack-layout";
import { type FittedCell, fitCell, heightOf } from "./cell.ts";
import type { Paragraph } from "./paragraph.ts";

/** The text of a cell, or null where it says nothing. */
export type Filled = { cell: Cell; paragraph: Paragraph | null };
export type FilledRow = { row: Row; cells: readonly Filled[] };

/** Cells with the baseline of their first line, in millimetres from the top of the page. */
export type PlacedRow = { row: Row; cells: { fitted: FittedCell; y: number }[]; bottom: number };
export type PlacedStack = {
  rows: PlacedRow[] /** 1, or smaller where the texts would not fit otherwise. */;
  scale: number;
};

type PlaceOptions = { stack: Stack; rows: readonly FilledRow[]; pair: FontPair };

/** By how much sizes and gaps become smaller at a time, and how small they may become. */
const SHRINK = 0.97;
const SMALLEST = 0.4;

export function placeStack({ stack, rows, pair }: PlaceOptions): PlacedStack {
  const printed = rows.filter(({ cells }) => cells.some(({ paragraph }) => paragraph !== null));
  const room = stack.bottom - stack.top;
  for (let scale = 1; ; scale *= SHRINK) {
    const fitted = printed.map((each) => fitRow(each, { pair, scale }));
    const gaps = fitted.map(({ row }, at) => (at === 0 ? 0 : row.gap * scale));
    const natural = sum(gaps) + sum(fitted.map(({ height }) => height));
    if (natural <= room || scale < SMALLEST) return { scale, rows: spread({ stack, fitted, gaps, natural }) };
  }
}

type FittedRow = { row: Row; cells: FittedCell[]; height: number };

/** Lines of a row share their baselines: all its cells have the largest distance among those with several lines. */
function fitRow({ row, cells }: FilledRow, { pair, scale }: { pair: FontPair; scale: number }): FittedRow {
  const fitted = cells.flatMap(({ cell, paragraph }) => (paragraph ? [fitCell({ cell, paragraph, pair, scale })] : []));
  const distance = Math.max(0, ...fitted.filter(({ lines }) => lines.length > 1).map((each) => each.distance));
  const alike = fitted.map((each) => ({ ...each, distance }));
  return { row, cells: alike, height: Math.max(0, ...alike.map(heightOf)) };
}

type SpreadOptions = { stack: Stack; fitted: FittedRow[]; gaps: number[]; natural: number };

/** Gaps grow together up to the stretch; what is left then stands above and below. */
function spread({ stack, fitted, gaps, natural }: SpreadOptions): PlacedRow[] {
  const left = Math.max(0, stack.bottom - stack.top - natural);
  const total = sum(gaps);
  const growth = total > 0 ? Math.min(stack.stretch, left / total) : 0;
  let y = stack.top + (left - growth * total) * stack.lean;
  return fitted.map(({ row, cells, height }, at) => {
    const first = micrometres(y + gaps[at]! * (1 + growth));
    y = first + height;
    return { row, bottom: y, cells: cells.map((fitted) => ({ fitted, y: first + offsetOf(fitted, { row, height }) })) };
  });
}

/** A shorter cell of a centred row stands at the middle of the higher one. */
const offsetOf = (fitted: FittedCell, { row, height }: Pick<FittedRow, "row" | "height">): number =>
  row.isCentred ? (height - heightOf(fitted)) / 2 : 0;

/** Rounded to what no eye sees, so that the same rows always have the same places. */
const micrometres = (length: number): number => Math.round(length * 1000) / 1000;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
