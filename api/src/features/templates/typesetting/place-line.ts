/**
 * Places the runs of a line: where each begins, in the order in which they are read. Words of Arabic are placed one by one,
 * so that a PDF holds them in that order; readers that take a line from the left would turn it round. Pure.
 */
import type { FittedCell } from "./cell.ts";
import { MILLIMETRES_OF_POINT } from "./cell.ts";
import { type Line, widthOfLine } from "./lines.ts";
import { RAISED, type Run } from "./paragraph.ts";

/** A run at its left edge and baseline, in millimetres; its size in points. */
export type PlacedRun = Omit<Run, "width" | "level"> & { x: number; y: number; size: number; isRightToLeft: boolean };

type Span = Run & { at: number };

/** Runs of one line whose baseline is at `y`. */
export function placeLine(line: Line, { fitted, y }: { fitted: FittedCell; y: number }): PlacedRun[] {
  const { size, isRightToLeft } = fitted;
  const em = size * MILLIMETRES_OF_POINT;
  const runs = joinRuns(line.flatMap((token) => token.runs));
  const left = leftEdge(widthOfLine(line) * em, fitted);
  return placed(runs, isRightToLeft)
    .filter(({ text }) => text.trim() !== "")
    .map(({ text, face, style, level, at }) => ({
      text,
      face,
      style,
      isRightToLeft: level % 2 === 1,
      size: style.isRaised ? size * RAISED.size : size,
      x: left + at * em,
      y: style.isRaised ? y - RAISED.rise * RAISED.size * em : y,
    }));
}

/** Of a line that is so wide, in millimetres. */
export function leftEdge(width: number, { cell, isRightToLeft }: FittedCell): number {
  const { x, width: room, align } = cell;
  if (align === "center") return x + (room - width) / 2;
  return (align === "start") === isRightToLeft ? x + room - width : x;
}

/** Runs from the left that are set alike are one, with the spaces between them; Arabic words stay apart. */
function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && last.level % 2 === 0 && isAlike(last, run)) {
      joined[joined.length - 1] = { ...last, text: last.text + run.text, width: last.width + run.width };
    } else joined.push(run);
  }
  return joined;
}

const isAlike = (one: Run, other: Run): boolean =>
  one.level === other.level &&
  one.face.family === other.face.family &&
  one.face.weight === other.face.weight &&
  one.face.isItalic === other.face.isItalic &&
  JSON.stringify(one.style) === JSON.stringify(other.style);

/** In the order of reading, each with its left edge in em (rule L2 of UAX #9). */
function placed(runs: readonly Run[], isRightToLeft: boolean): Span[] {
  const visual = reorder(runs.map((run, index) => ({ run, index })));
  const starts = new Map<number, number>();
  let at = 0;
  for (const { run, index } of visual) {
    starts.set(index, at);
    at += run.width;
  }
  const spans = runs.map((run, index): Span => ({ ...run, at: starts.get(index)! }));
  return isRightToLeft || spans.some(({ level }) => level % 2 === 1) ? withSpaces(spans) : spans;
}

function reorder<Item extends { run: Run }>(items: Item[]): Item[] {
  const highest = Math.max(0, ...items.map(({ run }) => run.level));
  let ordered = items;
  for (let level = highest; level >= 1; level -= 1) {
    const next: Item[] = [];
    for (let from = 0; from < ordered.length; ) {
      let to = from;
      while (to < ordered.length && ordered[to]!.run.level >= level) to += 1;
      if (to > from) next.push(...ordered.slice(from, to).reverse());
      else next.push(ordered[to++]!);
      from = to;
    }
    ordered = next;
  }
  return ordered;
}

/** The space after or before a word of Arabic is written with it, on its own side, so that it can be copied. */
function withSpaces(spans: readonly Span[]): Span[] {
  const spaced = spans.map((span) => ({ ...span }));
  for (const [index, span] of spans.entries()) {
    if (span.text.trim() !== "" || span.level % 2 === 0) continue;
    const [before, after] = [spaced[index - 1], spaced[index + 1]];
    if (before && before.level % 2 === 1 && before.text.trim() !== "") {
      before.text += " ";
      before.at -= span.width;
    } else if (after && after.level % 2 === 1 && after.text.trim() !== "") after.text = ` ${after.text}`;
  }
  return spaced;
}
