/** The geometry of the guilloché: closed curves of interlaced waves, drawn from a seed and nothing else. */

/** Numbers in [0, 1) from a text: FNV-1a for the start, xorshift32 for the rest. The same text draws the same seal for ever. */
export const numbersFrom = (seed: string): (() => number) => {
  let state = 2166136261;
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 16777619);
  // Xorshift stands still at zero.
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

/** `decimals` of the coordinates; `fineness` 1 is smooth on any screen, less has fewer points. */
type Drawing = { decimals?: number; fineness?: number };

const curveOf = (band: Band, phase: number, { decimals = 1, fineness = 1 }: Drawing): string => {
  const { center, inner, outer, lobes, waves } = band;
  const steps = Math.round(Math.min(720, Math.max(240, waves * 14)) * fineness);
  const width = outer - inner;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (2 * Math.PI * step) / steps;
    const middle = (inner + outer) / 2 + (width / 7) * Math.cos(lobes * angle);
    const radius = middle + (width / 2.6) * Math.sin(waves * angle + phase);
    return `${(center + radius * Math.cos(angle)).toFixed(decimals)} ${(center + radius * Math.sin(angle)).toFixed(decimals)}`;
  });
  return `M${points.join("L")}Z`;
};

/** The lines of one band as SVG path data. */
export const drawBand = (band: Band, drawing: Drawing = {}): string[] =>
  Array.from({ length: band.lines }, (_, line) =>
    curveOf(band, (band.phase ?? 0) + (2 * Math.PI * line) / band.lines, drawing),
  );

const RINGS = [
  [36, 56],
  [56, 80],
  [78, 98],
] as const;

/** A whole rosette in a box of 200 by 200; `density` 1 is the seal, 2 and more the hero's line-work. */
export const drawRosette = (
  seed: string,
  { density = 1, ...drawing }: Drawing & { density?: number } = {},
): string[] => {
  const next = numbersFrom(seed);
  const lobes = 8 + Math.floor(next() * 6);
  return RINGS.flatMap(([inner, outer], ring) =>
    drawBand(
      {
        center: 100,
        inner,
        outer,
        lobes: lobes * (ring === 1 ? 2 : 1),
        waves: lobes * (2 + Math.floor(next() * 2)) + ring,
        lines: Math.round((5 + ring * 2) * density),
        phase: next() * 6,
      },
      drawing,
    ),
  );
};
