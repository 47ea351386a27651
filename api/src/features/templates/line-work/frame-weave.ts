/** The woven frames: a weave that runs round the sheet between two rules, in four variants. Pure. */
import { numbersFrom } from "@ijaza/schema/templates/rosette";
import { type Curve, type Size, writeBox, writeCurves } from "./pen.ts";
import { type Colours, pictureOf, stroke } from "./picture.ts";
import { quarterRosettes } from "./rosette.ts";
import { perimeterOf } from "./tracks.ts";
import { swellOf, weaveAlong } from "./weave.ts";

type Ink = "main" | "metal";
type Rule = { inset: number; width: number; ink: Ink; isSharp?: true };
/** `period` and `amplitude` in mm. `perSwell` waves make a swell, of `depth`; `isCounter`: it is thin where others are thick. */
type Strand = {
  ink: Ink;
  amplitude: number;
  period: number;
  lines: number;
  perSwell: number;
  depth: number;
  isCounter?: true;
};
/** Millimetres. `radius` is that of the middle line's corners, not below 2.4 amplitudes. */
type Design = { middle: number; radius: number; rules: readonly Rule[]; strands: readonly Strand[]; corners?: number };

export type WeaveVariant = "national" | "gulf" | "calligraphic" | "light";

const DESIGNS: Readonly<Record<WeaveVariant, Design>> = {
  national: {
    middle: 14.1,
    radius: 6.9,
    rules: [
      { inset: 10.3, width: 0.45, ink: "main" },
      { inset: 10.95, width: 0.12, ink: "main" },
      { inset: 17.3, width: 0.12, ink: "main" },
      { inset: 18, width: 0.3, ink: "metal" },
    ],
    strands: [
      { ink: "main", amplitude: 2.7, period: 6.2, lines: 8, perSwell: 3, depth: 0.22 },
      { ink: "metal", amplitude: 1.6, period: 12.4, lines: 4, perSwell: 1.5, depth: 0.22 },
    ],
  },
  gulf: {
    middle: 13.1,
    radius: 4.3,
    corners: 16.9,
    rules: [
      { inset: 10.5, width: 0.8, ink: "main" },
      { inset: 15.5, width: 0.12, ink: "main" },
      { inset: 16.9, width: 0.25, ink: "main", isSharp: true },
    ],
    strands: [{ ink: "metal", amplitude: 1.75, period: 4.45, lines: 8, perSwell: 2, depth: 0.36 }],
  },
  calligraphic: {
    middle: 15,
    radius: 8.2,
    rules: [
      { inset: 10.3, width: 0.45, ink: "main" },
      { inset: 10.95, width: 0.2, ink: "metal" },
      { inset: 19.05, width: 0.2, ink: "metal" },
      { inset: 19.7, width: 0.35, ink: "main" },
    ],
    strands: [
      { ink: "metal", amplitude: 3.4, period: 9.4, lines: 9, perSwell: 2, depth: 0.2 },
      { ink: "main", amplitude: 2.1, period: 9.4, lines: 8, perSwell: 2, depth: 0.3, isCounter: true },
    ],
  },
  light: {
    middle: 12.65,
    radius: 5.1,
    rules: [
      { inset: 10.3, width: 0.35, ink: "metal" },
      { inset: 15, width: 0.25, ink: "main" },
    ],
    strands: [{ ink: "metal", amplitude: 1.5, period: 5, lines: 7, perSwell: 2, depth: 0.36 }],
  },
};

type Options = { page: Size; colours: Colours; variant: WeaveVariant; seed: string };

/** Millimetres: the strokes of the weave. */
const FINE_LINE = 0.08;

export function drawWeaveFrame({ page, colours, variant, seed }: Options): string {
  const design = DESIGNS[variant];
  const next = numbersFrom(seed);
  const rules = design.rules.map(({ inset, width, ink, isSharp }) => {
    const radius = isSharp ? 0 : Math.max(0, design.radius + design.middle - inset);
    const box = { x: inset, y: inset, width: page.width - 2 * inset, height: page.height - 2 * inset, radius };
    return stroke(writeBox(box), { colour: colours[ink], width });
  });
  const isThick = next() < 0.5;
  const woven = design.strands.map((strand) => {
    const curves = weaveStrand(strand, { page, design, turn: next(), isThick });
    return stroke(writeCurves(curves), { colour: colours[strand.ink], width: FINE_LINE });
  });
  const corners = design.corners
    ? stroke(writeCurves(quarterRosettes({ page, inset: design.corners, radius: 12, seed })), {
        colour: colours.metal,
        width: FINE_LINE,
      })
    : "";
  return pictureOf({ size: page, content: [...rules, ...woven, corners].join("") });
}

type Place = { page: Size; design: Design; turn: number; isThick: boolean };

/**
 * One strand round the sheet. It begins in the middle of the top with a swell or between two, and has an even number of
 * swells: so the four sides' middles and the four corners are alike. `turn` moves the waves within a period.
 */
function weaveStrand(strand: Strand, { page, design, turn, isThick }: Place): Curve[] {
  const track = perimeterOf(page, { inset: design.middle, radius: design.radius });
  const swells = 2 * Math.round(track.length / strand.period / strand.perSwell / 2);
  const isHigh = isThick !== Boolean(strand.isCounter);
  return weaveAlong(track, {
    amplitude: strand.amplitude,
    periods: Math.round(swells * strand.perSwell),
    lines: strand.lines,
    phase: 2 * Math.PI * turn,
    swell: swellOf({ swells, depth: strand.depth, phase: isHigh ? 0 : Math.PI }),
  });
}
