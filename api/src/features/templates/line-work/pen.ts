/** Writes curves as short SVG path data: whole numbers on a grid, relative commands. Pure. */

export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
/** A cubic curve's two handles and its end. It begins where the one before it ends. */
type Piece = readonly [Point, Point, Point];
/** Millimetres. */
export type Curve = { from: Point; pieces: readonly Piece[]; isClosed: boolean };

/** Steps of the grid a millimetre: the longer side of A4 takes four digits, and an error of 0.016 mm is not seen at 600 dpi. */
export const FINE = 32;

/** Numbers side by side with no more between them than a reader needs: a minus parts too. */
const written = (numbers: readonly number[]): string =>
  numbers.map((number, at) => (at > 0 && number >= 0 ? ` ${number}` : `${number}`)).join("");

const onGrid = ({ x, y }: Point): Point => ({ x: Math.round(x * FINE), y: Math.round(y * FINE) });

/** A handle that mirrors the one before it, but for a step of the grid, need not be written. */
const isMirrored = (handle: Point, { end, last }: { end: Point; last: Point }): boolean =>
  Math.abs(handle.x - (2 * end.x - last.x)) <= 1 && Math.abs(handle.y - (2 * end.y - last.y)) <= 1;

function writeCurve({ from, pieces, isClosed }: Curve): string {
  const start = onGrid(from);
  let path = `M${written([start.x, start.y])}`;
  let before = { end: start, last: start };
  for (const piece of pieces) {
    const [first, last, end] = piece.map(onGrid) as [Point, Point, Point];
    const { x, y } = before.end;
    const rest = [last.x - x, last.y - y, end.x - x, end.y - y];
    path += isMirrored(first, before) ? `s${written(rest)}` : `c${written([first.x - x, first.y - y, ...rest])}`;
    before = { end, last };
  }
  return isClosed ? `${path}z` : path;
}

/** One path's data for all curves of a colour and a stroke. */
export const writeCurves = (curves: readonly Curve[]): string => curves.map(writeCurve).join("");

/** Straight lines from point to point. */
export function writeLines(points: readonly Point[], { isClosed = true } = {}): string {
  const [first, ...rest] = points.map(onGrid) as [Point, ...Point[]];
  let at = first;
  let path = `M${written([first.x, first.y])}l`;
  const steps = rest.flatMap((point) => {
    const step = [point.x - at.x, point.y - at.y];
    at = point;
    return step;
  });
  path += written(steps);
  return isClosed ? `${path}z` : path;
}

type Box = { x: number; y: number; width: number; height: number };

/** A rectangle whose corners are round to `radius`. */
export function writeBox({ x, y, width, height, radius = 0 }: Box & { radius?: number }): string {
  const grid = (value: number) => Math.round(value * FINE);
  const [left, top, right, bottom] = [grid(x), grid(y), grid(x + width), grid(y + height)];
  const round = grid(radius);
  if (round === 0) return `M${left} ${top}H${right}V${bottom}H${left}z`;
  const arc = (toX: number, toY: number) => `a${round} ${round} 0 0 1${written([toX, toY])}`;
  const [across, down] = [right - left - 2 * round, bottom - top - 2 * round];
  return (
    `M${left + round} ${top}h${across}${arc(round, round)}v${down}${arc(-round, round)}` +
    `h${-across}${arc(-round, -round)}v${-down}${arc(round, -round)}z`
  );
}

/** A whole circle. */
export function writeCircle({ x, y }: Point, radius: number): string {
  const [left, top, round] = [Math.round((x - radius) * FINE), Math.round(y * FINE), Math.round(radius * FINE)];
  return `M${left} ${top}a${round} ${round} 0 1 1 ${2 * round} 0a${round} ${round} 0 1 1-${2 * round} 0z`;
}
