/** Tracks that waves run along: a sheet's perimeter with round corners, a straight line, a circle. Pure. */
import type { Point, Size } from "./pen.ts";

/** Millimetres. `off` is to the right of the way: inwards on a perimeter, which is walked clockwise. */
export type Track = { length: number; isClosed: boolean; at: (along: number, off: number) => Point };

/**
 * The perimeter of a page at `inset`, from the middle of its top side. Off the track by f, a point lies on the normal:
 * in a corner of radius r on the arc of radius r − f, so that lines run round it without a seam while f < r.
 */
export function perimeterOf(page: Size, { inset, radius }: { inset: number; radius: number }): Track {
  const [across, down] = [page.width - 2 * (inset + radius), page.height - 2 * (inset + radius)];
  const quarter = (Math.PI / 2) * radius;
  const length = 2 * (across + down) + 4 * quarter;
  const sides = [across, down, across, down];
  const at = (along: number, off: number): Point => {
    let rest = (((along + across / 2) % length) + length) % length;
    for (let side = 0; side < 4; side += 1) {
      const straight = sides[side]!;
      const angle = rest < straight ? 0 : Math.min((rest - straight) / radius, Math.PI / 2);
      if (rest < straight + quarter || side === 3) {
        const local = { x: Math.min(rest, straight) + radius * Math.sin(angle), y: radius * (1 - Math.cos(angle)) };
        const moved = { x: local.x - off * Math.sin(angle), y: local.y + off * Math.cos(angle) };
        return turned(moved, { page, inset, radius, side });
      }
      rest -= straight + quarter;
    }
    throw new Error("a perimeter has four sides");
  };
  return { length, isClosed: true, at };
}

type Place = { page: Size; inset: number; radius: number; side: number };

/** From the top side's place to that of another side, clockwise: 0 top, 1 right, 2 bottom, 3 left. */
function turned({ x, y }: Point, { page, inset, radius, side }: Place): Point {
  const [from, right, bottom] = [inset + radius, page.width - inset, page.height - inset];
  if (side === 0) return { x: from + x, y: inset + y };
  if (side === 1) return { x: right - y, y: from + x };
  if (side === 2) return { x: right - radius - x, y: bottom - y };
  return { x: inset + y, y: bottom - radius - x };
}

/** A straight line, rightwards or downwards. */
export const lineFrom = ({ x, y }: Point, { length, isUpright }: { length: number; isUpright: boolean }): Track => ({
  length,
  isClosed: false,
  at: (along, off) => (isUpright ? { x: x - off, y: y + along } : { x: x + along, y: y + off }),
});

type Arc = { center: Point; radius: number; start?: number; turn?: number };

/** A circle, clockwise from `start`, or an arc of it that turns by `turn` (radians). Off the track is outwards. */
export const arcOf = ({ center, radius, start = -Math.PI / 2, turn = 2 * Math.PI }: Arc): Track => ({
  length: radius * turn,
  isClosed: turn === 2 * Math.PI,
  at: (along, off) => {
    const angle = start + along / radius;
    return { x: center.x + (radius + off) * Math.cos(angle), y: center.y + (radius + off) * Math.sin(angle) };
  },
});
