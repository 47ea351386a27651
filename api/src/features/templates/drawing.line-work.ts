/** Line-work of a document as SVG: the guilloché border, the rosette behind the text, the seal, the QR code. Pure. */
import { drawBand, drawRosette } from "@ijaza/schema/rosette";
import qrcode from "qrcode";

type Size = { width: number; height: number };
type Border = { page: Size; colour: string; isFull: boolean };

/** Millimetres: how far the middle of the band is from the edge, and how far its waves reach. */
const MARGIN = 9;
const REACH = 2.6;
const WAVE = 5;
const LINES = 4;
const STEPS = 12;
const GROUND_SEED = "ground";
/** From a corner's middle to where the waves begin. */
const CORNER = 6.5;

/** Drawn once for all documents that look alike: Typst knows a picture again, and does not read it twice. */
const drawn = new Map<string, string>();
const MOST_DRAWN = 50;

/** Interlaced waves along the four sides between two hairlines; in full, with a pale rosette in the middle. */
export function borderSvg(border: Border): string {
  const key = JSON.stringify(border);
  const known = drawn.get(key);
  if (known !== undefined) return known;
  if (drawn.size >= MOST_DRAWN) drawn.clear();
  const svg = drawBorder(border);
  drawn.set(key, svg);
  return svg;
}

function drawBorder({ page, colour, isFull }: Border): string {
  const waves = sidesOf(page).flatMap((side) =>
    Array.from({ length: LINES }, (_, line) => waveOf(side, (2 * Math.PI * line) / LINES)),
  );
  const rules = [MARGIN - REACH - 1.2, MARGIN + REACH + 1.2].map((inset) => rectangle(page, inset));
  const ground = isFull ? groundOf(page) : "";
  return svg(
    page,
    `<g fill="none" stroke="${colour}"><path stroke-width="0.16" d="${waves.join("")}"/>` +
      `<path stroke-width="0.3" d="${rules.join("")}"/>${cornersOf(page).join("")}${ground}</g>`,
  );
}

type Side = { length: number; at: (along: number, off: number) => string };

function sidesOf({ width, height }: Size): Side[] {
  const from = MARGIN + CORNER;
  const [across, down] = [width - 2 * from, height - 2 * from];
  return [
    { length: across, at: (along, off) => point(from + along, MARGIN + off) },
    { length: down, at: (along, off) => point(width - MARGIN + off, from + along) },
    { length: across, at: (along, off) => point(from + along, height - MARGIN + off) },
    { length: down, at: (along, off) => point(MARGIN + off, from + along) },
  ];
}

/** A small rosette in each corner, where the bands meet. */
function cornersOf({ width, height }: Size): string[] {
  const band = { center: 0, inner: 1.2, outer: CORNER - 0.6, lobes: 0, waves: 12, lines: 5 };
  const rosette = drawBand(band, { decimals: 3 }).join("");
  const middles = [MARGIN, width - MARGIN].flatMap((x) => [MARGIN, height - MARGIN].map((y) => point(x, y)));
  return middles.map((middle) => `<path stroke-width="0.16" transform="translate(${middle})" d="${rosette}"/>`);
}

function waveOf({ length, at }: Side, phase: number): string {
  // Whole waves only, so that the corners meet.
  const waves = Math.round(length / WAVE);
  const steps = waves * STEPS;
  const points = Array.from({ length: steps + 1 }, (_, step) =>
    at((length * step) / steps, REACH * Math.sin((2 * Math.PI * waves * step) / steps + phase)),
  );
  return `M${points.join("L")}`;
}

function rectangle({ width, height }: Size, inset: number): string {
  const [right, bottom] = [width - inset, height - inset];
  return `M${point(inset, inset)}L${point(right, inset)}L${point(right, bottom)}L${point(inset, bottom)}Z`;
}

/** A rosette as large as the page bears, so pale that text stands on it. */
function groundOf({ width, height }: Size): string {
  const side = Math.min(width, height) * 0.78;
  const scale = side / 200;
  const paths = drawRosette(GROUND_SEED, { density: 2 }).join("");
  return (
    `<g opacity="0.13" stroke-width="0.35" transform="translate(${round((width - side) / 2)} ` +
    `${round((height - side) / 2)}) scale(${round(scale)})"><path d="${paths}"/></g>`
  );
}

/** A seal of some centimetres needs no more; each document has its own, which costs time. */
const SEAL_FINENESS = 0.55;

/** The seal: a rosette that the document's own data draw, within a ring. */
export function rosetteSvg(seed: string, colour: string): string {
  const ring = drawBand({ center: 100, inner: 93, outer: 99, lobes: 0, waves: 96, lines: 2 });
  const paths = [...drawRosette(seed, { fineness: SEAL_FINENESS }), ...ring].join("");
  return svg({ width: 200, height: 200 }, `<path fill="none" stroke="${colour}" stroke-width="0.6" d="${paths}"/>`);
}

/** A QR code of level Q with its quiet zone. */
export function qrSvg(link: string, colour: string): string {
  const { modules } = qrcode.create(link, { errorCorrectionLevel: "Q" });
  const { size, data } = modules;
  const dark = Array.from(data, (isDark, at) =>
    isDark ? `M${(at % size) + 2} ${Math.floor(at / size) + 2}h1v1h-1z` : "",
  );
  const side = size + 4;
  return svg(
    { width: side, height: side },
    `<rect width="${side}" height="${side}" fill="#ffffff"/><path fill="${colour}" d="${dark.join("")}"/>`,
  );
}

const svg = ({ width, height }: Size, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm">${content}</svg>`;

const round = (value: number) => Number(value.toFixed(3));
const point = (x: number, y: number) => `${round(x)} ${round(y)}`;
