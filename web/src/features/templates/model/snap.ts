/** Snapping: a moved box is aligned to nearby edges and centres of the page and of other boxes. Pure. */
import { tenth } from "./design.ts";
import type { Place, Shift, Size } from "./geometry.ts";

/** The lines to which a box was snapped, in millimetres. */
export type Guides = { x?: number; y?: number };

type SnapShiftOptions = {
  others: readonly Place[];
  page: Size;
  /** Distance in millimetres at which a box snaps. */
  within: number;
};

const linesOf = (from: number, length: number): number[] => [from, from + length / 2, from + length];

function nearest(own: readonly number[], lines: readonly number[], within: number) {
  let best: { by: number; line: number } | undefined;
  for (const line of lines) {
    for (const end of own) {
      const by = line - end;
      if (Math.abs(by) <= within && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, line };
    }
  }
  return best;
}

/** The shift that aligns the box to a nearby line; it differs from the requested one by at most `within`. */
export function snapShift(
  bounds: Place,
  { dx, dy }: Shift,
  { others, page, within }: SnapShiftOptions,
): Shift & Guides {
  const moved = { x: linesOf(bounds.x + dx, bounds.width), y: linesOf(bounds.y + dy, bounds.height) };
  const x = nearest(moved.x, [page, ...others].flatMap(columnsOf), within);
  const y = nearest(moved.y, [page, ...others].flatMap(rowsOf), within);
  return {
    dx: tenth(dx + (x?.by ?? 0)),
    dy: tenth(dy + (y?.by ?? 0)),
    x: x && tenth(x.line),
    y: y && tenth(y.line),
  };
}

const columnsOf = ({ width, ...rest }: Size | Place) => linesOf("x" in rest ? rest.x : 0, width);
const rowsOf = ({ height, ...rest }: Size | Place) => linesOf("y" in rest ? rest.y : 0, height);
