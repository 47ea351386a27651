/** Line-work of a document as SVG: the guilloché border, the rosette behind the text, the seal, the QR code. Pure. */
import { drawBand, drawRosette } from "@ijaza/schema/templates/rosette";
import { LRUCache } from "lru-cache";
import qrcode from "qrcode";

type Size = { width: number; height: number };
type Border = { page: Size; colour: string; isFull: boolean };

/** Millimetres: how far the middle of the band is from the edge, and how far its waves reach. */
const MARGIN = 9;
const REACH = 2.6;
const WAVE = 5;
const GROUND_SEED = "ground";
/** From a corner's middle to where the waves begin. */
const CORNER = 6;
/** Points lie on a grid of so many steps a millimetre, because whole numbers are short and a document has thousands. */
const FINE = 20;

/** Drawn once for all documents that look alike, because Typst caches pictures by their bytes. */
const drawn = new LRUCache<string, Uint8Array>({ max: 50 });

/** UTF-8. Interlaced waves along the four sides between two hairlines; in full, with a pale rosette in the middle. */
export function borderSvg(border: Border): Uint8Array {
  const key = JSON.stringify(border);
  const known = drawn.get(key);
  if (known) return known;
  const bytes = Buffer.from(drawBorder(border));
  drawn.set(key, bytes);
  return bytes;
}

function drawBorder({ page, colour, isFull }: Border): string {
  const waves = sidesOf(page).flatMap((side) => WAVES.map((wave) => waveOf(side, wave)));
  const rules = [MARGIN - REACH - 1.2, MARGIN + REACH + 1.2].map((inset) => rectangle(page, inset));
  const ground = isFull ? groundOf(page) : "";
  return svg(
    page,
    `<g fill="none" stroke="${colour}"><path stroke-width="${0.16 * FINE}" d="${waves.join("")}"/>` +
      `<path stroke-width="${0.3 * FINE}" d="${rules.join("")}"/>${cornersOf(page).join("")}${ground}</g>`,
    FINE,
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
  const [inner, outer] = [1.2 * FINE, (CORNER - 0.1) * FINE];
  const rosette = drawBand({ center: 0, inner, outer, lobes: 0, waves: 12, lines: 5 }, { decimals: 0 }).join("");
  const middles = [MARGIN, width - MARGIN].flatMap((x) => [MARGIN, height - MARGIN].map((y) => point(x, y)));
  return middles.map(
    (middle) => `<path stroke-width="${0.16 * FINE}" transform="translate(${middle})" d="${rosette}"/>`,
  );
}

/** Where the handles of a cubic curve from crest to trough lie, as a part of the half wave: the best fit to a sine. */
const HANDLE = 0.3642;

type Wave = { isHigh: boolean; isEarly: boolean };
/** Each begins a quarter of a wave after the one before it. */
const WAVES: readonly Wave[] = [
  { isHigh: true, isEarly: false },
  { isHigh: true, isEarly: true },
  { isHigh: false, isEarly: false },
  { isHigh: false, isEarly: true },
];

/** A wave that begins with a crest or a trough where the corner ends, or early: a quarter of a wave under the corner. */
function waveOf({ length, at }: Side, { isHigh, isEarly }: Wave): string {
  const halves = 2 * Math.round(length / WAVE);
  const half = length / halves;
  const begin = isEarly ? -half / 2 : 0;
  const first = isHigh ? REACH : -REACH;
  let path = `M${at(begin, first)}`;
  for (let step = 0; step < halves + (isEarly ? 1 : 0); step += 1) {
    const off = step % 2 === 0 ? first : -first;
    const from = begin + step * half;
    path += `C${at(from + HANDLE * half, off)} ${at(from + (1 - HANDLE) * half, -off)} ${at(from + half, -off)}`;
  }
  return path;
}

function rectangle({ width, height }: Size, inset: number): string {
  const [right, bottom] = [width - inset, height - inset];
  return `M${point(inset, inset)}L${point(right, inset)}L${point(right, bottom)}L${point(inset, bottom)}Z`;
}

/** A rosette as large as the page allows, pale enough for text on it. */
function groundOf({ width, height }: Size): string {
  const side = Math.min(width, height) * 0.78;
  const paths = drawRosette(GROUND_SEED, { density: 1, size: Math.round(side * FINE), decimals: 0 }).join("");
  const place = point((width - side) / 2, (height - side) / 2);
  return `<g opacity="0.13" stroke-width="${0.3 * FINE}" transform="translate(${place})"><path d="${paths}"/></g>`;
}

/** Steps of the grid that the seal's points lie on: of a seal of 36 mm, 28 a millimetre. */
const SEAL = 1000;

/** The seal: a rosette within a ring, whose shape follows from the document's own data. */
export function rosetteSvg(seed: string, colour: string): string {
  const edge = { center: SEAL / 2, inner: 0.465 * SEAL, outer: 0.495 * SEAL };
  const ring = drawBand({ ...edge, lobes: 0, waves: 60, lines: 2 }, { decimals: 0 });
  const paths = [...drawRosette(seed, { size: SEAL, decimals: 0 }), ...ring].join("");
  const size = { width: SEAL, height: SEAL };
  return svg(size, `<path fill="none" stroke="${colour}" stroke-width="3" d="${paths}"/>`);
}

/** In squares on each side. */
const QUIET_ZONE = 2;

/** A QR code of level Q; adjacent dark squares of a row are joined. Without its quiet zone it stands on bare paper. */
export function qrSvg(link: string | null, colour: string, { hasQuietZone = true } = {}): string {
  if (link === null) return blankQrSvg(colour);
  const { modules } = qrcode.create(link, { errorCorrectionLevel: "Q" });
  const { size, data } = modules;
  const quiet = hasQuietZone ? QUIET_ZONE : 0;
  let dark = "";
  for (let row = 0; row < size; row += 1) {
    for (let from = 0, to = 0; from < size; from = to + 1) {
      to = from;
      while (to < size && data[row * size + to]) to += 1;
      if (to > from) dark += `M${from + quiet} ${row + quiet}h${to - from}v1h${from - to}z`;
    }
  }
  const side = size + 2 * quiet;
  const ground = hasQuietZone ? `<rect width="${side}" height="${side}" fill="#ffffff"/>` : "";
  return svg({ width: side, height: side }, `${ground}<path fill="${colour}" d="${dark}"/>`);
}

/** A dashed square where a code will be. */
const blankQrSvg = (colour: string): string =>
  svg(
    { width: 33, height: 33 },
    `<rect x="0.5" y="0.5" width="32" height="32" fill="none" stroke="${colour}" stroke-opacity="0.5" stroke-dasharray="2 2"/>`,
  );

/** A path in millimetres, with coordinates in so many steps each. */
const svg = ({ width, height }: Size, content: string, steps = 1): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * steps} ${height * steps}" width="${width}mm" height="${height}mm">${content}</svg>`;

const point = (x: number, y: number) => `${Math.round(x * FINE)} ${Math.round(y * FINE)}`;
