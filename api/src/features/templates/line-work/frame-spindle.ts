/** The frame of spindles: a tapered weave along each side, a rosette in each corner, an inner rule with concave corners. Pure. */
import { numbersFrom } from "@ijaza/schema/templates/rosette";
import { type Curve, FINE, type Point, type Size, writeBox, writeCircle, writeCurves } from "./pen.ts";
import { type Colours, fill, pictureOf, stroke } from "./picture.ts";
import { drawRing } from "./rosette.ts";
import { lineFrom } from "./tracks.ts";
import { weaveAlong } from "./weave.ts";

/** Millimetres: the middle of the band, where a spindle begins, how it swells, the inner rule and its corners' radius. */
const MIDDLE = 14.35;
const BEGIN = 19.3;
const TAPER = 11;
const AMPLITUDE = 2.3;
const PERIOD = 4.2;
const INNER = 18.45;
const CONCAVE = 6.2;
const ROSETTE = 3.5;

export function drawSpindleFrame({ page, colours, seed }: { page: Size; colours: Colours; seed: string }): string {
  const { main, metal, paper } = colours;
  const box = (inset: number) =>
    writeBox({ x: inset, y: inset, width: page.width - 2 * inset, height: page.height - 2 * inset });
  const next = numbersFrom(seed);
  const spindles = spindlesOf(page, 2 * Math.PI * next());
  const lobes = 8 + 2 * Math.floor(next() * 2);
  const corners = [MIDDLE, page.width - MIDDLE].flatMap((x) => [MIDDLE, page.height - MIDDLE].map((y) => ({ x, y })));
  return pictureOf({
    size: page,
    content: [
      stroke(box(10.45), { colour: main, width: 0.7 }),
      stroke(box(11.4) + box(17.4), { colour: main, width: 0.1 }),
      stroke(concaveBox(page), { colour: metal, width: 0.3 }),
      stroke(writeCurves(spindles), { colour: main, width: 0.08 }),
      fill(corners.map((corner) => writeCircle(corner, ROSETTE - 0.35)).join(""), paper),
      stroke(writeCurves(corners.flatMap((center) => cornerRosette(center, lobes))), { colour: main, width: 0.1 }),
      stroke(corners.map((corner) => writeCircle(corner, 0.85)).join(""), { colour: main, width: 0.25 }),
    ].join(""),
  });
}

/** One along each side, pointed at both ends. */
function spindlesOf({ width, height }: Size, phase: number): Curve[] {
  const [across, down] = [width - 2 * BEGIN, height - 2 * BEGIN];
  const sides = [
    lineFrom({ x: BEGIN, y: MIDDLE }, { length: across, isUpright: false }),
    lineFrom({ x: BEGIN, y: height - MIDDLE }, { length: across, isUpright: false }),
    lineFrom({ x: MIDDLE, y: BEGIN }, { length: down, isUpright: true }),
    lineFrom({ x: width - MIDDLE, y: BEGIN }, { length: down, isUpright: true }),
  ];
  return sides.flatMap((side) => {
    const swell = (part: number) => {
      const fromEnd = (Math.min(part, 1 - part) * side.length) / TAPER;
      return fromEnd <= 0 ? 0 : Math.sin((Math.PI / 2) * Math.min(1, fromEnd)) ** 0.9;
    };
    return weaveAlong(side, {
      amplitude: AMPLITUDE,
      periods: Math.round(side.length / PERIOD),
      lines: 7,
      phase,
      swell,
    });
  });
}

function cornerRosette(center: Point, lobes: number): Curve[] {
  const ring = { center, lobes, depth: 0.2, period: 2.1, lines: 6 };
  return [
    ...drawRing({ ...ring, radius: 2.6, reach: 0.6, sway: 0.35 }),
    ...drawRing({ ...ring, radius: 1.75, reach: 0.3, sway: 0.15, lines: 5 }),
  ];
}

/** A rectangle whose corners are cut out by quarters of a circle. */
function concaveBox({ width, height }: Size): string {
  const [inset, round] = [INNER, CONCAVE].map((value) => Math.round(value * FINE)) as [number, number];
  const [right, bottom] = [width * FINE - inset, height * FINE - inset].map(Math.round) as [number, number];
  const arc = (x: number, y: number) => `A${round} ${round} 0 0 0 ${x} ${y}`;
  return (
    `M${inset + round} ${inset}H${right - round}${arc(right, inset + round)}V${bottom - round}` +
    `${arc(right - round, bottom)}H${inset + round}${arc(inset, bottom - round)}V${inset + round}` +
    `${arc(inset + round, inset)}z`
  );
}
