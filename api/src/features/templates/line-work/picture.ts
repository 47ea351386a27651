/** SVG of the line-work: a picture in millimetres, its strokes and fills, and colours blended beforehand. Pure. */
import { FINE, type Size } from "./pen.ts";

/** `#rrggbb` each: the ink of rules and waves, its companion, the sheet. */
export type Colours = { main: string; metal: string; paper: string };

/** Two decimals, for widths of strokes. */
const short = (value: number): number => Math.round(value * 100) / 100;

/** Whole numbers in the content are steps of the grid. `shown` is the size on paper when it is not the one drawn. */
export function pictureOf({ size, shown = size, content }: { size: Size; shown?: Size; content: string }): string {
  const box = `0 0 ${short(size.width * FINE)} ${short(size.height * FINE)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${shown.width}mm" height="${shown.height}mm">${content}</svg>`;
}

/** Lines of `width` mm. */
export const stroke = (path: string, { colour, width }: { colour: string; width: number }): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${short(width * FINE)}" d="${path}"/>`;

export const fill = (path: string, colour: string): string => `<path fill="${colour}" d="${path}"/>`;

/** A path in one colour: lines of `width` mm, or filled without one. */
export type Layer = { path: string; colour: string; width?: number };

/** From the back to the front. */
export const svgOf = (layers: readonly Layer[]): string =>
  layers
    .map(({ path, colour, width }) => (width === undefined ? fill(path, colour) : stroke(path, { colour, width })))
    .join("");

/** What ink of this opacity looks like on a ground: so the picture needs no transparency, which costs bytes in a PDF/A. */
export function blend(ink: string, { ground, opacity }: { ground: string; opacity: number }): string {
  const channels = [1, 3, 5].map((at) => {
    const [over, under] = [ink, ground].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(under + (over - under) * opacity)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}
