/** Keeps only what a picture shows of a drawing that is larger than it. Pure. */
import type { Curve, Point } from "./pen.ts";

/** Millimetres. */
export type Bounds = { left: number; top: number; right: number; bottom: number };

/** The curves without the pieces that lie wholly outside; what sticks out is still to be clipped. */
export const keepWithin = (curves: readonly Curve[], bounds: Bounds): Curve[] =>
  curves.flatMap((curve) => runsWithin(curve, bounds));

function runsWithin(curve: Curve, bounds: Bounds): Curve[] {
  const runs: Curve[] = [];
  let pieces: Curve["pieces"][number][] = [];
  let from = curve.from;
  let end = curve.from;
  const close = () => {
    if (pieces.length > 0) runs.push({ from, pieces, isClosed: false });
    pieces = [];
  };
  for (const piece of curve.pieces) {
    if (isOutside([end, ...piece], bounds)) close();
    else {
      if (pieces.length === 0) from = end;
      pieces.push(piece);
    }
    end = piece[2];
  }
  close();
  return runs.length === 1 && runs[0]!.pieces.length === curve.pieces.length ? [curve] : runs;
}

/** Of a cubic curve's points all to one side: so is the curve, for it stays among them. */
const isOutside = (points: readonly Point[], { left, top, right, bottom }: Bounds): boolean =>
  points.every(({ x }) => x < left) ||
  points.every(({ x }) => x > right) ||
  points.every(({ y }) => y < top) ||
  points.every(({ y }) => y > bottom);
