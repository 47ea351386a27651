/** The filled panel at the top of a certificate, with a rosette in pale lines and a rule beneath. Pure. */
import { type Size, writeBox, writeCurves } from "./pen.ts";
import { blend, type Colours, fill, pictureOf, stroke } from "./picture.ts";
import { drawRosette } from "./rosette.ts";
import { keepWithin } from "./within.ts";

/** Millimetres. */
const INSET = 10;
const HEIGHT = 74;
const RULE = 0.9;
/** How much of the paper is in the lines. */
const OPACITY = 0.3;

export function drawPanel({ page, colours, seed }: { page: Size; colours: Colours; seed: string }): string {
  const { main, metal, paper } = colours;
  const box = { x: INSET, y: INSET, width: page.width - 2 * INSET, height: HEIGHT };
  const panel = writeBox({ ...box, radius: 2.4 });
  const rosette = drawRosette({ center: { x: page.width / 2, y: INSET + 46 }, radius: box.width * 0.463, seed });
  const bounds = { left: INSET, top: INSET, right: INSET + box.width, bottom: INSET + HEIGHT };
  const lines = stroke(writeCurves(keepWithin(rosette, bounds)), {
    colour: blend(paper, { ground: main, opacity: OPACITY }),
    width: 0.1,
  });
  return pictureOf({
    size: page,
    content:
      `<clipPath id="panel"><path d="${panel}"/></clipPath>${fill(panel, main)}<g clip-path="url(#panel)">${lines}</g>` +
      fill(writeBox({ ...box, y: INSET + HEIGHT, height: RULE }), metal),
  });
}
