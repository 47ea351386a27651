/** The ornament under a title: two rules that swell towards a small rosette between them. Pure. */
import { type Point, writeCircle, writeCurves, writeLines } from "./pen.ts";
import { type Colours, fill, pictureOf, stroke } from "./picture.ts";
import { drawRing } from "./rosette.ts";

/** Millimetres: `width` as in the design, 64 on a sheet of 297. The picture is 4 high. */
export type Ornament = { width: number; colours: Pick<Colours, "metal"> };

const ORNAMENT_HEIGHT = 4;
/** Millimetres: half the room for the rosette, and half the rule's thickness at its outer and inner end. */
const ROOM = 3;
const [THIN, THICK] = [0.05, 0.13];

export function drawOrnamentOf({ width, colours: { metal } }: Ornament): string {
  const center = { x: width / 2, y: ORNAMENT_HEIGHT / 2 };
  const ring = drawRing({ center, radius: 1.15, reach: 0.22, lobes: 8, sway: 0.13, period: 1.2, lines: 4 });
  const rules = [-1, 1].map((side) => ruleOf(center, side)).join("");
  const dots = [-1, 1].map((side) => writeCircle({ x: center.x + side * (ROOM - 0.55), y: center.y }, 0.2)).join("");
  return pictureOf({
    size: { width, height: ORNAMENT_HEIGHT },
    content:
      fill(rules + dots + writeCircle(center, 0.26), metal) +
      stroke(writeCurves(ring) + writeCircle(center, 0.6), { colour: metal, width: 0.1 }),
  });
}

function ruleOf({ x, y }: Point, side: number): string {
  const [inner, outer] = [x + side * ROOM, x + side * x];
  return writeLines([
    { x: outer, y: y - THIN },
    { x: inner, y: y - THICK },
    { x: inner, y: y + THICK },
    { x: outer, y: y + THIN },
  ]);
}
