/** Rosettes of woven rings, computed from a seed: behind the text, in the corners, in a panel. Pure. */
import { numbersFrom } from "@ijaza/schema/templates/rosette";
import type { Curve, Point, Size } from "./pen.ts";
import { arcOf } from "./tracks.ts";
import { weaveAlong } from "./weave.ts";

type Ring = {
  center: Point;
  /** Millimetres: of the ring's middle, and from there to its edge. */
  radius: number;
  reach: number;
  lobes: number;
  /** Millimetres by which the ring's middle goes out and in at each lobe. */
  sway: number;
  /** Millimetres from crest to crest of a line. */
  period: number;
  lines: number;
  /** How much thinner the ring is between two lobes, 0 to 0.5. */
  depth?: number;
  phase?: number;
};

/** Lines woven in a ring that goes in and out. Each lobe has as many whole waves as all others, so that all look alike. */
export function drawRing({
  center,
  radius,
  reach,
  lobes,
  sway,
  period,
  lines,
  depth = 0.12,
  phase = 0,
}: Ring): Curve[] {
  const lobe = (part: number) => Math.cos(2 * Math.PI * lobes * part);
  return weaveAlong(arcOf({ center, radius }), {
    amplitude: reach,
    periods: lobes * Math.max(1, Math.round((2 * Math.PI * radius) / period / lobes)),
    lines,
    phase,
    swell: (part) => 1 - depth + depth * lobe(part),
    drift: (part) => sway * lobe(part),
  });
}

/** Three rings of one number of lobes, from `radius` inwards; the middle of the rosette stays free. */
export function drawRosette({ center, radius, seed }: { center: Point; radius: number; seed: string }): Curve[] {
  const next = numbersFrom(seed);
  const lobes = 9 + Math.floor(next() * 6);
  const middle = next() < 0.5 ? { sway: 0.05, lobes } : { sway: 0.034, lobes: 2 * lobes };
  const rings = [
    { radius: 0.86, reach: 0.095, sway: 0.042, lobes },
    { radius: 0.65, reach: 0.082, ...middle },
    { radius: 0.445, reach: 0.075, sway: 0.035, lobes },
  ];
  return rings.flatMap((ring) =>
    drawRing({
      center,
      radius: ring.radius * radius,
      reach: ring.reach * radius,
      sway: ring.sway * radius,
      lobes: ring.lobes,
      period: radius * (0.1 + 0.03 * next()),
      lines: 13,
      phase: 2 * Math.PI * next(),
    }),
  );
}

type Corners = { page: Size; inset: number; radius: number; seed: string };

/** Of the two rings in a corner: the middle's radius as a part of the whole, and the lobes of the quarter. */
const CORNER_RINGS = [
  { middle: 0.86, lobes: 3 },
  { middle: 0.55, lobes: 2 },
];

/** A quarter of a rosette within each corner of the rectangle at `inset`, of two rings that end on its sides. */
export function quarterRosettes({ page, inset, radius, seed }: Corners): Curve[] {
  const next = numbersFrom(`${seed} corners`);
  const [more, phase] = [Math.floor(next() * 2), 2 * Math.PI * next()];
  const [left, right, top, bottom] = [inset, page.width - inset, inset, page.height - inset];
  const corners = [
    { x: left, y: top, start: 0 },
    { x: right, y: top, start: Math.PI / 2 },
    { x: right, y: bottom, start: Math.PI },
    { x: left, y: bottom, start: -Math.PI / 2 },
  ];
  return CORNER_RINGS.flatMap(({ middle, lobes }) =>
    corners.flatMap(({ x, y, start }) => {
      const track = arcOf({ center: { x, y }, radius: middle * radius, start, turn: Math.PI / 2 });
      return weaveAlong(track, {
        amplitude: 0.085 * radius,
        periods: 2 * (lobes + more),
        lines: 5,
        phase,
        drift: (part) => 0.045 * radius * Math.cos(2 * Math.PI * (lobes + more) * part),
      });
    }),
  );
}
