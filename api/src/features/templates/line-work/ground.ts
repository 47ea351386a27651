/** The ground behind a document's text: a large rosette and fine waves across the sheet, in pale inks that change across it. Pure. */
import { numbersFrom } from "@ijaza/schema/templates/rosette";
import { type Curve, FINE, type Point, type Size, writeBox, writeCurves } from "./pen.ts";
import { blend, type Colours, pictureOf, stroke } from "./picture.ts";
import { drawRosette } from "./rosette.ts";
import { fitCurve } from "./weave.ts";
import { keepWithin } from "./within.ts";

/** Millimetres. Nothing is drawn nearer to the sheet's edge than `inset`. `opacity` is that of the ink, 0.12 to 0.17. */
export type Ground = {
  page: Size;
  colours: Colours;
  seed: string;
  inset: number;
  opacity?: number;
  /** By default in the middle, as large as there is room. */
  rosette?: { center: Point; radius: number };
  hasWaves?: boolean;
  /** Radius of what a frame has in its inner corners; the waves keep off it. */
  corner?: number;
};

/** Millimetres: from wave to wave, how far one rises, and its length. */
const PITCH = 1.3;
const RISE = 1.6;
const WAVE = 150;
/** Millimetres between the waves and the inset. */
const AIR = 1.6;

export function drawGroundOf({
  page,
  colours,
  seed,
  inset,
  opacity = 0.16,
  rosette,
  hasWaves = true,
  corner = 0,
}: Ground): string {
  const [right, bottom] = [page.width - inset, page.height - inset];
  const bounds = { left: inset, top: inset, right, bottom };
  const fitted = {
    center: { x: page.width / 2, y: page.height / 2 },
    radius: (Math.min(right, bottom) - inset) * 0.47,
  };
  const lines = keepWithin(drawRosette({ ...(rosette ?? fitted), seed }), bounds);
  const clip = writeBox({ x: inset, y: inset, width: right - inset, height: bottom - inset });
  const waves = hasWaves
    ? stroke(writeCurves(wavesOf({ page, seed, inset, corner })), { colour: "url(#iris)", width: 0.09 })
    : "";
  const rings = stroke(writeCurves(lines), { colour: "url(#iris)", width: 0.11 });
  return pictureOf({
    size: page,
    content: `${irisOf({ colours, opacity, from: inset, to: right })}<clipPath id="inside"><path d="${clip}"/></clipPath>${waves}<g clip-path="url(#inside)">${rings}</g>`,
  });
}

type Iris = { colours: Colours; opacity: number; from: number; to: number };

/** From the main ink to the metal and back, across the sheet, both as pale as on this paper. */
function irisOf({ colours, opacity, from, to }: Iris): string {
  const [main, metal] = [colours.main, colours.metal].map((ink) => blend(ink, { ground: colours.paper, opacity }));
  const stops = [main, metal, main].map((colour, at) => `<stop offset="${at / 2}" stop-color="${colour}"/>`).join("");
  const ends = `x1="${from * FINE}" y1="0" x2="${to * FINE}" y2="0"`;
  return `<linearGradient id="iris" gradientUnits="userSpaceOnUse" ${ends}>${stops}</linearGradient>`;
}

/** Long waves, each a little later than the one above it, so that they part and close as water does. */
function wavesOf({ page, seed, inset, corner }: Pick<Ground, "page" | "seed" | "inset"> & { corner: number }): Curve[] {
  const next = numbersFrom(`${seed} waves`);
  const [begin, drift] = [2 * Math.PI * next(), 0.03 + 0.03 * next()];
  const [left, right] = [inset + AIR, page.width - inset - AIR];
  const [top, bottom] = [inset + AIR + 1.4 * RISE, page.height - inset - AIR - 1.4 * RISE];
  const count = Math.floor((bottom - top) / PITCH) + 1;
  return Array.from({ length: count }, (_, row) => {
    const middle = top + row * PITCH;
    const at = (x: number): Point => {
      const angle = (2 * Math.PI * x) / WAVE + begin + drift * row;
      return { x, y: middle + RISE * (Math.cos(angle) + 0.35 * Math.cos(2.3 * angle + begin)) };
    };
    const beyond = (x: number) => cornerAt(Math.min(at(x).y, page.height - at(x).y) - inset, corner);
    const [from, to] = [left + beyond(left), right - beyond(right)];
    const pieces = Math.ceil((to - from) / (WAVE / 6));
    return fitCurve(at, {
      knots: Array.from({ length: pieces + 1 }, (_, knot) => from + ((to - from) * knot) / pieces),
    });
  });
}

/** How far a corner's circle reaches from the side, so far below the corner. */
const cornerAt = (below: number, corner: number): number =>
  corner > 0 && below < corner + AIR ? Math.sqrt((corner + AIR) ** 2 - below ** 2) - AIR : 0;
