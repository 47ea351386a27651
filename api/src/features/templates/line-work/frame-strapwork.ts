/** The frame of eight-pointed stars: whole tiles along each side on a ground of fine lines, between two rules. Pure. */
import { type Point, type Size, writeBox, writeCircle, writeLines } from "./pen.ts";
import { blend, type Colours, fill, pictureOf, stroke } from "./picture.ts";

/** Millimetres: the middle of the band, a tile's side, and where the lines behind the tiles begin and end. */
const MIDDLE = 14.8;
const TILE = 7.2;
const LINES = { from: 11.3, to: 18.2, step: 0.46 };
/** Millimetres from a star's middle to its points. */
const OUTER = TILE / 2 - 0.02;
const INNER = 2;

export function drawStrapworkFrame({ page, colours }: { page: Size; colours: Colours }): string {
  const { main, metal, paper } = colours;
  const box = (inset: number) =>
    writeBox({ x: inset, y: inset, width: page.width - 2 * inset, height: page.height - 2 * inset });
  const count = Math.floor((LINES.to - LINES.from) / LINES.step + 1e-6) + 1;
  const behind = Array.from({ length: count }, (_, line) => box(LINES.from + line * LINES.step)).join("");
  const tiles = tilesOf(page);
  const every = (draw: (tile: Point) => string) => tiles.map(draw).join("");
  return pictureOf({
    size: page,
    content: [
      stroke(behind, { colour: blend(main, { ground: paper, opacity: 0.42 }), width: 0.08 }),
      fill(
        every((tile) => writeCircle(tile, 1.86)),
        paper,
      ),
      stroke(
        every((tile) => star(tile, OUTER)),
        { colour: main, width: 0.17 },
      ),
      stroke(
        every((tile) => star(tile, INNER)),
        { colour: metal, width: 0.16 },
      ),
      stroke(every(rays), { colour: main, width: 0.1 }),
      fill(
        every((tile) => writeCircle(tile, 0.62)),
        metal,
      ),
      stroke(box(10.3), { colour: main, width: 0.45 }),
      stroke(box(10.95) + box(18.75), { colour: main, width: 0.12 }),
      stroke(box(19.45), { colour: metal, width: 0.3 }),
    ].join(""),
  });
}

/** The tiles' middles, clockwise from a corner. Their distance is the tile's side, but for what makes a side's number whole. */
function tilesOf({ width, height }: Size): Point[] {
  const [across, down] = [width - 2 * MIDDLE, height - 2 * MIDDLE];
  const [columns, rows] = [Math.round(across / TILE), Math.round(down / TILE)];
  const [right, bottom] = [width - MIDDLE, height - MIDDLE];
  const top = Array.from({ length: columns }, (_, at) => (at * across) / columns);
  const side = Array.from({ length: rows }, (_, at) => (at * down) / rows);
  return [
    ...top.map((along) => ({ x: MIDDLE + along, y: MIDDLE })),
    ...side.map((along) => ({ x: right, y: MIDDLE + along })),
    ...top.map((along) => ({ x: right - along, y: bottom })),
    ...side.map((along) => ({ x: MIDDLE, y: bottom - along })),
  ];
}

/** Two squares, one turned by an eighth of a circle. */
const star = (middle: Point, radius: number): string =>
  [0, 1].map((turn) => writeLines([0, 2, 4, 6].map((corner) => spoke(middle, { radius, at: turn + corner })))).join("");

/** Sixteen short lines about the dot. */
const rays = (middle: Point): string =>
  Array.from({ length: 16 }, (_, ray) => {
    const at = ray / 2;
    const ends = [spoke(middle, { radius: 0.85, at }), spoke(middle, { radius: 1.3, at })];
    return writeLines(ends, { isClosed: false });
  }).join("");

/** A point about a middle; `at` counts eighths of a circle. */
const spoke = ({ x, y }: Point, { radius, at }: { radius: number; at: number }): Point => ({
  x: x + radius * Math.cos((at * Math.PI) / 4),
  y: y + radius * Math.sin((at * Math.PI) / 4),
});
