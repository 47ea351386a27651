/** The band at the top of a supplement: a weave between two rules. Pure. */
import { numbersFrom } from "@ijaza/schema/templates/rosette";
import { type Size, writeCurves, writeLines } from "./pen.ts";
import { type Colours, pictureOf, stroke } from "./picture.ts";
import { lineFrom } from "./tracks.ts";
import { swellOf, weaveAlong } from "./weave.ts";

/** Millimetres: from the sides, the two rules, the weave. */
const INSET = 10;
const RULES = [10.9, 16.9];
const MIDDLE = 13.9;
const PERIOD = 5.4;
const PER_SWELL = 2;

export function drawBand({ page, colours, seed }: { page: Size; colours: Colours; seed: string }): string {
  const length = page.width - 2 * INSET;
  const swells = Math.round(length / PERIOD / PER_SWELL);
  const lines = weaveAlong(lineFrom({ x: INSET, y: MIDDLE }, { length, isUpright: false }), {
    amplitude: 1.6,
    periods: swells * PER_SWELL,
    lines: 8,
    phase: 2 * Math.PI * numbersFrom(seed)(),
    swell: swellOf({ swells, depth: 0.38, phase: Math.PI }),
  });
  const rules = RULES.map((y) =>
    writeLines(
      [
        { x: INSET, y },
        { x: INSET + length, y },
      ],
      { isClosed: false },
    ),
  );
  return pictureOf({
    size: page,
    content:
      stroke(writeCurves(lines), { colour: colours.main, width: 0.08 }) +
      stroke(rules.join(""), { colour: colours.main, width: 0.2 }),
  });
}
