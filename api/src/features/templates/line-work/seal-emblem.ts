/** What stands in the middle of a seal: the university's emblem, or a small rosette. Pure. */
import { FINE, type Point, writeCircle, writeCurves } from "./pen.ts";
import { fill, stroke } from "./picture.ts";
import { drawRing } from "./rosette.ts";

/** Millimetres: the side of the emblem's square, whose corners touch the ring about it. */
const SIDE = 9.6;
/** The side of the square that an emblem's inner SVG is drawn in. */
const BOX = 100;
const PICTURE = /^data:image\/(png|svg\+xml);base64,[A-Za-z0-9+/]+=*$/;

type Emblem = { emblem: string | undefined; center: Point; ink: string };

/**
 * `emblem` is a picture's `data:` URL (PNG or SVG, base64) of any proportions, or inner SVG in a square of 100 by 100 that
 * the product itself has made: it stands in the picture as it is. What it leaves without a colour takes the ink.
 */
export function emblemOf({ emblem, center, ink }: Emblem): string {
  if (!emblem) return smallRosette(center, ink);
  const [x, y] = [center.x - SIDE / 2, center.y - SIDE / 2].map((value) => Math.round(value * FINE));
  const side = SIDE * FINE;
  if (PICTURE.test(emblem)) return `<image x="${x}" y="${y}" width="${side}" height="${side}" href="${emblem}"/>`;
  return `<g transform="translate(${x} ${y}) scale(${side / BOX})" fill="${ink}">${emblem}</g>`;
}

function smallRosette(center: Point, ink: string): string {
  const ring = { center, lobes: 8, lines: 5 };
  const rings = [
    ...drawRing({ ...ring, radius: 4.6, reach: 0.75, sway: 0.4, period: 2.4 }),
    ...drawRing({ ...ring, radius: 2.5, reach: 0.45, sway: 0.25, period: 1.6 }),
  ];
  return stroke(writeCurves(rings), { colour: ink, width: 0.08 }) + fill(writeCircle(center, 0.9), ink);
}
