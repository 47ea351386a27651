/** The vertical ribbon that stands in place of a frame: two families of waves, pinched at both ends. Pure. */
import { numbersFrom } from "@ijaza/schema/templates/rosette";
import { type Curve, type Size, writeCurves } from "./pen.ts";
import { type Colours, pictureOf, stroke } from "./picture.ts";
import { lineFrom } from "./tracks.ts";
import { fitCurve } from "./weave.ts";

/** Millimetres. On a sheet of another height than 210 it keeps its distance from both ends. */
const X = 11;
const WIDTH = 30;
const TOP = 47;
const BELOW = 53;
/** Places where the direction of a line is known: so many along the ribbon. */
const KNOTS = 60;

type Family = {
  lines: number;
  /** Turns of the lines about the axis. */
  turns: number;
  /** How far the lines reach, of half the width. */
  reach: (part: number) => number;
  phase: number;
};

export function drawRibbon({ page, colours, seed }: { page: Size; colours: Colours; seed: string }): string {
  const next = numbersFrom(seed);
  const length = page.height - TOP - BELOW;
  const rise = (part: number) => Math.sin(Math.PI * part);
  const many: Family = {
    lines: 24,
    turns: 1.5,
    reach: (part) => 0.06 * rise(part) + (0.66 + 0.28 * rise(part) ** 2) * Math.sin(3 * Math.PI * part) ** 2,
    phase: next(),
  };
  const few: Family = {
    lines: 12,
    turns: 1,
    reach: (part) =>
      0.06 * rise(part) + (0.34 + 0.66 * rise(part) ** 2) * Math.cos(3 * Math.PI * part) ** 2 * fade(part),
    phase: next(),
  };
  const draw = (family: Family) => writeCurves(familyOf(family, length));
  return pictureOf({
    size: page,
    content:
      stroke(draw(few), { colour: colours.metal, width: 0.1 }) +
      stroke(draw(many), { colour: colours.main, width: 0.1 }),
  });
}

/** From nothing at an end to the whole within a fifteenth of the way. */
const fade = (part: number): number => Math.sin((Math.PI / 2) * Math.min(1, 15 * Math.min(part, 1 - part)));

/** Lines on a body that turns about its axis, seen from the side. */
function familyOf({ lines, turns, reach, phase }: Family, length: number): Curve[] {
  const track = lineFrom({ x: X + WIDTH / 2, y: TOP }, { length, isUpright: true });
  const knots = Array.from({ length: KNOTS + 1 }, (_, knot) => (knot * length) / KNOTS);
  return Array.from({ length: lines }, (_, line) => {
    const begin = (2 * Math.PI * (line + phase)) / lines;
    const at = (along: number) => {
      const part = Math.min(1, Math.max(0, along / length));
      return track.at(along, (WIDTH / 2) * reach(part) * Math.cos(begin + 2 * Math.PI * turns * part));
    };
    return fitCurve(at, { knots });
  });
}
