/** The seal: rings computed from a document's seed, within a toothed edge, about an emblem or a small rosette. Pure. */
import { numbersFrom } from "@ijaza/schema/templates/rosette";
import { type Curve, type Point, writeCircle, writeCurves, writeLines } from "./pen.ts";
import { blend, type Colours, type Layer, pictureOf, svgOf } from "./picture.ts";
import { drawRing } from "./rosette.ts";

/** `diameter` in mm, by default 32. Without `paper` the seal is tinted as on white. */
export type Seal = {
  seed: string;
  colours: Pick<Colours, "metal"> & Partial<Pick<Colours, "paper">>;
  diameter?: number;
  /** Whether the middle stays free for the university's emblem; else a small rosette stands there. */
  hasEmblem?: boolean;
};

/** Millimetres: a seal is drawn for this diameter, and shown in any. */
export const DRAWN = 40;
const CENTER: Point = { x: DRAWN / 2, y: DRAWN / 2 };
const TEETH = 72;
const [TOOTH_OUT, TOOTH_IN] = [19.9, 18.95];
const SHADE = "#0d1d23";

export const drawSealOf = ({ diameter = 32, ...seal }: Seal): string =>
  pictureOf({
    size: { width: DRAWN, height: DRAWN },
    shown: { width: diameter, height: diameter },
    content: svgOf(sealLayers(seal)),
  });

export function sealLayers({ seed, colours, hasEmblem = false }: Omit<Seal, "diameter">): Layer[] {
  const { metal, paper = "#ffffff" } = colours;
  const dark = blend(SHADE, { ground: metal, opacity: 0.28 });
  const tint = blend(metal, { ground: paper, opacity: 0.07 });
  const edge = writeLines(teeth());
  const dots = Array.from({ length: TEETH }, (_, dot) => writeCircle(spoke(dot + 0.5, 18.15), 0.11)).join("");
  return [
    { path: edge, colour: tint },
    { path: writeCurves(ringsOf(seed)), colour: metal, width: 0.075 },
    { path: edge, colour: dark, width: 0.13 },
    { path: writeCircle(CENTER, 18.6) + writeCircle(CENTER, 7.3), colour: dark, width: 0.2 },
    { path: writeCircle(CENTER, 17.72) + writeCircle(CENTER, 6.85), colour: metal, width: 0.09 },
    { path: dots, colour: dark },
    ...(hasEmblem ? [] : smallRosette(dark)),
  ];
}

function smallRosette(ink: string): Layer[] {
  const ring = { center: CENTER, lobes: 8, lines: 5 };
  const rings = [
    ...drawRing({ ...ring, radius: 4.6, reach: 0.75, sway: 0.4, period: 2.4 }),
    ...drawRing({ ...ring, radius: 2.5, reach: 0.45, sway: 0.25, period: 1.6 }),
  ];
  return [
    { path: writeCurves(rings), colour: ink, width: 0.08 },
    { path: writeCircle(CENTER, 0.9), colour: ink },
  ];
}

/** At a radius, so many teeth from the top. */
const spoke = (tooth: number, radius: number): Point => {
  const angle = (2 * Math.PI * tooth) / TEETH - Math.PI / 2;
  return { x: CENTER.x + radius * Math.cos(angle), y: CENTER.y + radius * Math.sin(angle) };
};

const teeth = (): Point[] =>
  Array.from({ length: 2 * TEETH }, (_, half) => spoke(half / 2, half % 2 === 0 ? TOOTH_OUT : TOOTH_IN));

/** Three rings: a narrow one at the edge, and two that go out and in. The seed says how often, how deep and how dense. */
function ringsOf(seed: string): Curve[] {
  const next = numbersFrom(seed);
  const lobes = 7 + Math.floor(next() * 8);
  const isDouble = next() < 0.4;
  const ring = () => ({ center: CENTER, depth: 0.05 + 0.2 * next(), phase: 2 * Math.PI * next() });
  const edge = { ...ring(), radius: 16.75, reach: 0.8, lobes: 1, sway: 0, depth: 0 };
  const outer = { ...ring(), radius: 13.2, reach: 1.55 + 0.35 * next(), sway: 0.65 + 0.5 * next() };
  const inner = { ...ring(), radius: 9.65, reach: 1 + 0.3 * next(), sway: (isDouble ? 0.2 : 0.4) + 0.3 * next() };
  const [period, lines] = isDouble ? [1 + 0.2 * next(), 3] : [1.9 + 0.8 * next(), 5];
  return [
    ...drawRing({ ...edge, period: 1.1 + 0.5 * next(), lines: 3 }),
    ...drawRing({ ...outer, lobes, period: 2.6 + next(), lines: 6 + Math.floor(next() * 3) }),
    ...drawRing({ ...inner, lobes: isDouble ? 2 * lobes : lobes, period, lines }),
  ];
}
