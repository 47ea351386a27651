/**
 * Writes a picture's layers as operators of a PDF's content stream (ISO 32000-2, 8.5): what each document has of its own
 * costs Typst more to read as SVG than all else on the page. Pure.
 */
import { FINE, type Point, type Size } from "./pen.ts";
import type { Layer } from "./picture.ts";

const POINTS_OF_MILLIMETRE = 72 / 25.4;
/** How far the handles of a quarter of a circle reach, as a part of its radius. */
const KAPPA = 0.5523;

/** A square on a page: its top left and its side, in millimetres. */
export type Place = { at: Point; side: number; page: Size };
/** `drawn`: the side of the square that the layers are drawn in. */
type OperatorsOptions = Place & { drawn: number };

/** An artifact: what it is is told elsewhere. */
export function pdfOperators(layers: readonly Layer[], { at, side, drawn, page }: OperatorsOptions): string {
  const scale = decimals((side / drawn / FINE) * POINTS_OF_MILLIMETRE);
  const origin = [at.x * POINTS_OF_MILLIMETRE, (page.height - at.y) * POINTS_OF_MILLIMETRE].map(decimals);
  const painted = layers.map(({ path, colour, width }) => {
    const ink = channelsOf(colour);
    const shape = pathOperators(path);
    return width === undefined ? `${ink} rg\n${shape}f` : `${ink} RG ${decimals(width * FINE)} w\n${shape}S`;
  });
  return `/Artifact BMC\nq ${scale} 0 0 -${scale} ${origin.join(" ")} cm\n${painted.join("\n")}\nQ\nEMC\n`;
}

const decimals = (value: number): number => Math.round(value * 1e5) / 1e5;

const channelsOf = (colour: string): string =>
  [1, 3, 5].map((at) => Math.round((Number.parseInt(colour.slice(at, at + 2), 16) / 255) * 1000) / 1000).join(" ");

const COMMANDS = /([Mlcsaz])([^Mlcsaz]*)/g;
/** How many numbers a command takes; it is repeated while there are more. */
const TAKES: Readonly<Record<string, number>> = { M: 2, l: 2, c: 6, s: 4, a: 7 };

/** Of path data as `pen.ts` writes it: whole numbers, `M` and otherwise relative commands. */
function pathOperators(path: string): string {
  const pen = createPen();
  for (const [, command = "", written = ""] of path.matchAll(COMMANDS)) {
    const takes = TAKES[command];
    if (takes === undefined) pen.close();
    const numbers = written.match(/-?\d+/g)?.map(Number) ?? [];
    for (let at = 0; takes && at < numbers.length; at += takes) pen.draw(command, numbers.slice(at, at + takes));
  }
  return pen.operators();
}

function createPen() {
  let at: Point = { x: 0, y: 0 };
  /** The handle with which a smooth curve leaves. */
  let mirrored = at;
  let operators = "";
  const by = (dx = 0, dy = 0): Point => ({ x: at.x + dx, y: at.y + dy });
  const moveTo = (to: Point, operator: "m" | "l") => {
    operators += `${to.x} ${to.y} ${operator}\n`;
    [at, mirrored] = [to, to];
  };
  const curveTo = (first: Point, last: Point, end: Point) => {
    operators += `${first.x} ${first.y} ${last.x} ${last.y} ${end.x} ${end.y} c\n`;
    mirrored = { x: 2 * end.x - last.x, y: 2 * end.y - last.y };
    at = end;
  };
  /** Clockwise on the screen, from one end of a level diameter to the other. */
  const halfCircle = (radius: number, width: number) => {
    const side = Math.sign(width);
    const reach = Math.round(KAPPA * radius * 10) / 10;
    const [far, whole] = [side * (radius - reach), side * radius];
    curveTo(by(0, -side * reach), by(far, -whole), by(whole, -whole));
    curveTo(by(side * reach, 0), by(whole, far), by(whole, whole));
  };
  return {
    draw: (command: string, numbers: readonly number[]) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
      if (command === "M") moveTo({ x: a, y: b }, "m");
      if (command === "l") moveTo(by(a, b), "l");
      if (command === "c") curveTo(by(a, b), by(c, d), by(e, f));
      if (command === "s") curveTo(mirrored, by(a, b), by(c, d));
      if (command === "a") halfCircle(a, f);
    },
    close: () => {
      operators += "h\n";
    },
    operators: () => operators,
  };
}
