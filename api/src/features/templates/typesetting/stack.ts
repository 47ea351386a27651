/** Places the rows of a stack between the stack's first and last baseline, without holes where a row says nothing. Pure. */
import type { Cell, FontPair, Row, Stack } from "@ijaza/schema/templates/stack-layout";
import { type FittedCell, fitCell, heightOf } from "./cell.ts";
import type { Paragraph } from "./paragraph.ts";

/** The text of a cell, or null where it says nothing. */
export type Filled = { cell: Cell; paragraph: Paragraph | null };
export type FilledRow = { row: Row; cells: readonly Filled[] };

/** Cells with the baseline of their first line, in millimetres from the top of the page. */
export type PlacedRow = { row: Row; cells: { fitted: FittedCell; y: number }[]; bottom: number };
export type PlacedStack = {
  rows: PlacedRow[];
  /** 1, or smaller where the texts would not fit otherwise. */
  scale: number;
};

/** Below this scale a stack goes on on a further page, if it may. */
const CONTINUES = 0.88;

/** The rows of a stack by page. */
export function placePages(options: PlaceOptions): PlacedStack[] {
  const { stack } = options;
  const whole = placeStack(options);
  if (!stack.next || whole.scale >= CONTINUES) return [whole];
  return splitRows(options, stack.next).map((rows, page) => {
    const at = page === 0 ? stack : { ...stack, ...stack.next };
    return placeStack({ ...options, stack: { ...at, stretch: 0, lean: 0 }, rows });
  });
}

/** As many rows on each page as there is room for; the heading of a section does not end a page. */
function splitRows({ stack, rows, pair }: PlaceOptions, next: { top: number; bottom: number }): FilledRow[][] {
  const pages: FilledRow[][] = [[]];
  let left = stack.bottom - stack.top;
  for (const each of rows.filter(says)) {
    const { height } = fitRow(each, { pair, scale: CONTINUES });
    const page = pages.at(-1)!;
    const needed = height + (page.length === 0 ? 0 : each.row.gap * CONTINUES);
    if (needed > left && page.length > 0) {
      const headings = page.splice(page.findLastIndex(({ row }) => row.rule !== "section") + 1);
      pages.push([...headings, each]);
      left = next.bottom - next.top - height - headings.length * each.row.gap;
    } else {
      page.push(each);
      left -= needed;
    }
  }
  return pages.filter((page) => page.length > 0);
}

const says = ({ cells }: FilledRow): boolean => cells.some(({ paragraph }) => paragraph !== null);

type PlaceOptions = { stack: Stack; rows: readonly FilledRow[]; pair: FontPair };

/** By how much sizes and gaps become smaller at a time, and how small they may become. */
const SHRINK = 0.97;
/** By which part of themselves gaps become smaller before letters do. */
const SQUEEZE = 0.2;
const SMALLEST = 0.4;

function placeStack({ stack, rows, pair }: PlaceOptions): PlacedStack {
  const printed = rows.filter(says);
  const room = stack.bottom - stack.top;
  for (let scale = 1; ; scale *= SHRINK) {
    const fitted = printed.map((each) => fitRow(each, { pair, scale }));
    const gaps = fitted.map((each, at) => (at === 0 ? 0 : gapOf(each, fitted[at - 1]!) * scale));
    const natural = sum(gaps) + sum(fitted.map(({ height }) => height));
    if (natural - SQUEEZE * sum(gaps) <= room || scale < SMALLEST)
      return { scale, rows: spread({ stack, fitted, gaps, natural }) };
  }
}

/** `part`: of the size of its letters, what is left after the steps. */
type FittedRow = { row: Row; cells: FittedCell[]; height: number; part: number };

/** Lines of a row share their baselines: all its cells have the largest distance among those with several lines. */
function fitRow({ row, cells }: FilledRow, { pair, scale }: { pair: FontPair; scale: number }): FittedRow {
  const fitted = cells.flatMap(({ cell, paragraph }) => (paragraph ? [fitCell({ cell, paragraph, pair, scale })] : []));
  const distance = Math.max(0, ...fitted.filter(({ lines }) => lines.length > 1).map((each) => each.distance));
  const alike = fitted.map((each) => ({ ...each, distance }));
  const part = Math.max(...fitted.map((each) => each.part));
  return { row, cells: alike, height: Math.max(0, ...alike.map(heightOf)), part };
}

/** Smaller letters need a smaller gap above them, but for what a rule above them needs. */
const gapOf = ({ row, part }: FittedRow, before: FittedRow): number => row.gap * (before.row.rule ? 1 : part);

type SpreadOptions = { stack: Stack; fitted: FittedRow[]; gaps: number[]; natural: number };

/** Gaps grow together up to the stretch, and what is left then stands above and below; or they become smaller together. */
function spread({ stack, fitted, gaps, natural }: SpreadOptions): PlacedRow[] {
  const left = stack.bottom - stack.top - natural;
  const total = sum(gaps);
  const growth = total > 0 ? Math.max(-SQUEEZE, Math.min(stack.stretch, left / total)) : 0;
  let y = stack.top + Math.max(0, left - growth * total) * stack.lean;
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
