/** The geometry of the guilloché: closed curves of interlaced waves, computed from a seed only. */

/** Numbers in [0, 1) from a text: FNV-1a for the start, then xorshift32. The same text always draws the same seal. */
export const numbersFrom = (seed: string): (() => number) => {
  let state = 2166136261;
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 16777619);
  // Xorshift stays zero when it starts with zero.
  if (state === 0) state = 2166136261;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
};

export type Band = {
  center: number;
  inner: number;
  outer: number;
  /** Swells of the band as a whole. */
  lobes: number;
  /** Waves of each line within the band. */
  waves: number;
  /** Interlaced lines. */
  lines: number;
  phase?: number;
};

/** `decimals` of the coordinates. */
type RosetteOptions = { decimals?: number };

/** A wave from crest to trough and to the next crest, as cubic curves with the wave's direction at their ends. */
const curveOf = (band: Band, phase: number, { decimals = 1 }: RosetteOptions): string => {
  const { center, inner, outer, lobes, waves } = band;
  const width = outer - inner;
  const unit = 10 ** decimals;
  const point = (x: number, y: number) =>
    `${Math.round((center + x) * unit) / unit} ${Math.round((center + y) * unit) / unit}`;
  const knots = 2 * waves;
  const step = Math.PI / waves;
  const knotAt = (at: number) => {
    const angle = (Math.PI / 2 - phase) / waves + at * step;
    const radius =
      (inner + outer) / 2 + (width / 7) * Math.cos(lobes * angle) + (width / 2.6) * Math.sin(waves * angle + phase);
    // At a crest the wave's own slope is zero.
    const rise = (-width / 7) * lobes * Math.sin(lobes * angle);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const third = step / 3;
    const [dx, dy] = [(rise * cos - radius * sin) * third, (rise * sin + radius * cos) * third];
    return { x: radius * cos, y: radius * sin, dx, dy };
  };
  const first = knotAt(0);
  let path = `M${point(first.x, first.y)}`;
  for (let at = 1, from = first; at <= knots; at++) {
    const to = at === knots ? first : knotAt(at);
    path += `C${point(from.x + from.dx, from.y + from.dy)} ${point(to.x - to.dx, to.y - to.dy)} ${point(to.x, to.y)}`;
    from = to;
  }
  return `${path}Z`;
};

/** The lines of one band as SVG path data. */
export const drawBand = (band: Band, drawing: RosetteOptions = {}): string[] =>
  Array.from({ length: band.lines }, (_, line) =>
    curveOf(band, (band.phase ?? 0) + (2 * Math.PI * line) / band.lines, drawing),
  );

const RINGS = [
  [36, 56],
  [56, 80],
  [78, 98],
] as const;

/** A whole rosette in a box of `size` by `size`, by default 200; `density` 1 is the seal, 2 and more the hero image. */
export const drawRosette = (
  seed: string,
  { density = 1, size = 200, ...drawing }: RosetteOptions & { density?: number; size?: number } = {},
): string[] => {
  const next = numbersFrom(seed);
  const lobes = 8 + Math.floor(next() * 6);
  return RINGS.flatMap(([inner, outer], ring) =>
    drawBand(
      {
        center: size / 2,
        inner: (inner * size) / 200,
        outer: (outer * size) / 200,
        lobes: lobes * (ring === 1 ? 2 : 1),
        waves: lobes * (2 + Math.floor(next() * 2)) + ring,
        lines: Math.round((5 + ring * 2) * density),
        phase: next() * 6,
      },
      drawing,
    ),
  );
};
