/** A weave: lines that wave about a track, each a part of a period after the one before it. Pure. */
import type { Curve, Point } from "./pen.ts";
import type { Track } from "./tracks.ts";

export type Weave = {
  /** Millimetres from the track to the highest crest. */
  amplitude: number;
  /** Waves of a line along the whole track: a whole number on a closed one. */
  periods: number;
  lines: number;
  /** Radians by which all lines are late. */
  phase?: number;
  /** How high the lines wave at a place, of the amplitude: 0 to 1. `part` of the track is behind it, 0 to 1. */
  swell?: (part: number) => number;
  /** Millimetres by which the middle of the lines is off the track. */
  drift?: (part: number) => number;
};

/** Where the handles of a cubic curve from crest to trough lie, as a part of the half wave: the best fit to a sine. */
const HANDLE = 0.3642;
const THIRD = 1 / 3;
/** Millimetres on both sides of a place, between which its direction is measured. */
const NEAR = 1e-3;

/** 1 − d + d·cos(θ/l): `swells` are counted along the whole track, `depth` is d. */
export const swellOf =
  ({ swells, depth, phase = 0 }: { swells: number; depth: number; phase?: number }) =>
  (part: number): number =>
    1 - depth + depth * Math.cos(2 * Math.PI * swells * part + phase);

/**
 * The lines f = A·swell·cos(θ + 2πk/n), offset along the track's normal. Each is joined from crest to trough to crest by
 * one cubic curve; on a closed track the last ends in the very point in which the first begins.
 */
export const weaveAlong = (track: Track, weave: Weave): Curve[] =>
  Array.from({ length: weave.lines }, (_, line) => {
    const phase = (weave.phase ?? 0) + (2 * Math.PI * line) / weave.lines;
    return waveAlong(track, { ...weave, phase });
  });

function waveAlong(track: Track, { amplitude, periods, phase, swell, drift }: Weave & { phase: number }): Curve {
  const { length, isClosed } = track;
  const at = (along: number): Point => {
    const part = along / length;
    const height = amplitude * (swell?.(part) ?? 1);
    return track.at(along, (drift?.(part) ?? 0) + height * Math.cos(2 * Math.PI * periods * part + phase));
  };
  const half = length / periods / 2;
  const shift = half * (1 - ((phase / Math.PI) % 1));
  const crests = Array.from({ length: Math.ceil(2 * periods) + 2 }, (_, knot) => shift + (knot - 1) * half);
  if (isClosed) return fitCurve(at, { knots: crests.slice(0, 2 * periods + 1), handle: HANDLE, isClosed });
  const inside = crests.filter((knot) => knot > half / 20 && knot < length - half / 20);
  return fitCurve(at, { knots: [0, ...inside, length], handle: HANDLE, isClosed });
}

type Fit = { knots: readonly number[]; handle?: number; isClosed?: boolean };

/** A curve through the knots, in the direction in which `at` passes them. Pieces shorter than the first whole one are no half waves. */
export function fitCurve(at: (along: number) => Point, { knots, handle = THIRD, isClosed = false }: Fit): Curve {
  const known = knots.map((knot) => {
    const [before, after] = [at(knot - NEAR), at(knot + NEAR)];
    return { point: at(knot), dx: (after.x - before.x) / (2 * NEAR), dy: (after.y - before.y) / (2 * NEAR) };
  });
  if (isClosed) known[known.length - 1] = known[0]!;
  const longest = Math.max(...knots.slice(1).map((knot, index) => knot - knots[index]!));
  const pieces = known.slice(1).map((to, index) => {
    const from = known[index]!;
    const step = knots[index + 1]! - knots[index]!;
    const reach = step * (step > 0.95 * longest ? handle : THIRD);
    return [
      { x: from.point.x + from.dx * reach, y: from.point.y + from.dy * reach },
      { x: to.point.x - to.dx * reach, y: to.point.y - to.dy * reach },
      to.point,
    ] as const;
  });
  return { from: known[0]!.point, pieces, isClosed };
}
