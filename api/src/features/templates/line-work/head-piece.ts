/** The head-piece over a document's title: a filled panel with waves, and a cartouche of paper for the lettering. Pure. */
import { type Curve, FINE, type Point, type Size, writeBox, writeCurves } from "./pen.ts";
import { blend, type Colours, fill, pictureOf, stroke } from "./picture.ts";
import { lineFrom } from "./tracks.ts";
import { weaveAlong } from "./weave.ts";

/** Millimetres, by default 148 × 34. `metal` is the tone that is seen on the main ink. */
export type HeadPiece = { colours: Colours; size?: Size };

/** Millimetres: the rule within the panel; from the panel's edges the cartouche's straight sides and its shoulders. */
const RULE = 0.95;
const SIDE = 3.6;
const SHOULDER = 11.6;
/** Millimetres: the radii of the two arcs, and how far the thin line is inside. */
const LARGE = 8.6;
const SMALL = 5.3;
const WITHIN = 0.95;

export function drawHeadPieceOf({ colours, size = { width: 148, height: 34 } }: HeadPiece): string {
  const { main, metal, paper } = colours;
  const { width, height } = size;
  const rule = writeBox({ x: RULE, y: RULE, width: width - 2 * RULE, height: height - 2 * RULE });
  const pale = blend(metal, { ground: main, opacity: 0.62 });
  return pictureOf({
    size,
    content: [
      fill(writeBox({ x: 0, y: 0, width, height }), main),
      stroke(writeCurves(wavesOf(size)), { colour: pale, width: 0.1 }),
      stroke(rule, { colour: metal, width: 0.35 }),
      `<path fill="${paper}" stroke="${metal}" stroke-width="${0.5 * FINE}" d="${cartouche(size, 0)}"/>`,
      stroke(cartouche(size, WITHIN), { colour: metal, width: 0.12 }),
    ].join(""),
  });
}

/** Rows of waves, each the mirror of the one above it, so that eyes open between them. They end at the rule. */
function wavesOf({ width, height }: Size): Curve[] {
  const [from, rows] = [RULE + 0.25, Math.round((height - 2 * RULE) / 1.1)];
  const length = width - 2 * from;
  const gap = (height - 2 * RULE) / rows;
  return Array.from({ length: rows - 1 }, (_, row) => {
    const y = RULE + (row + 1) * gap;
    const amplitude = Math.min(0.95, y - RULE - 0.3, height - RULE - y - 0.3);
    const phase = row % 2 === 0 ? 0 : Math.PI;
    return weaveAlong(lineFrom({ x: from, y }, { length, isUpright: false }), {
      amplitude,
      periods: Math.round(length / 13.4),
      lines: 1,
      phase,
    });
  }).flat();
}

/** Each end is two hollow arcs on either side of a point at half the height. `within`: so far inside, parallel to it. */
function cartouche({ width, height }: Size, within: number): string {
  const grid = ({ x, y }: Point) => `${Math.round(x * FINE)} ${Math.round(y * FINE)}`;
  const middle = height / 2;
  const shoulder = { x: SHOULDER, y: SIDE };
  const hollow = { x: SHOULDER - SMALL, y: SIDE + LARGE };
  const [large, small] = [LARGE + within, SMALL + within];
  const first = { x: SHOULDER + Math.sqrt(large ** 2 - within ** 2), y: SIDE + within };
  const second = crossing({ center: shoulder, radius: large }, { center: hollow, radius: small });
  const third = { x: hollow.x + Math.sqrt(small ** 2 - (middle - hollow.y) ** 2), y: middle };
  const end = [first, second, third, { ...second, y: height - second.y }, { ...first, y: height - first.y }];
  const arcs = (points: readonly Point[]) =>
    points.map((point, at) => {
      const round = Math.round((at === 0 || at === 3 ? large : small) * FINE);
      return `A${round} ${round} 0 0 0 ${grid(point)}`;
    });
  const [start, ...right] = end.map(({ x, y }) => ({ x: width - x, y })) as [Point, ...Point[]];
  const [back, ...left] = end.toReversed() as [Point, ...Point[]];
  return `M${grid(first)}L${grid(start)}${arcs(right).join("")}L${grid(back)}${arcs(left).join("")}z`;
}

type Circle = { center: Point; radius: number };

/** Where two circles cross, on the side of the sheet's middle. */
function crossing(one: Circle, other: Circle): Point {
  const [dx, dy] = [other.center.x - one.center.x, other.center.y - one.center.y];
  const apart = Math.hypot(dx, dy);
  const along = (apart ** 2 + one.radius ** 2 - other.radius ** 2) / (2 * apart);
  const off = Math.sqrt(one.radius ** 2 - along ** 2);
  return {
    x: one.center.x + (along * dx + off * dy) / apart,
    y: one.center.y + (along * dy - off * dx) / apart,
  };
}
