/** The numbers of elements, rows and columns: how far each may go, and in which steps. Pure. */

/** A part of something is shown in hundredths. */
type Range = { min: number; max: number; step: number; isPart?: boolean };

const POSITION: Range = { min: -100, max: 500, step: 0.1 };
const LENGTH: Range = { min: 0, max: 500, step: 0.1 };
const PART: Range = { min: 0, max: 1, step: 0.01, isPart: true };

/** By the name of the member, in the order in which they are shown. */
const RANGES = {
  x: POSITION,
  y: POSITION,
  top: POSITION,
  bottom: POSITION,
  width: LENGTH,
  height: LENGTH,
  gap: LENGTH,
  /** Of a code or a seal; a smaller code cannot be read. */
  size: { min: 12, max: 500, step: 0.1 },
  stroke: { min: 0.05, max: 2, step: 0.01 },
  stretch: PART,
  lean: PART,
} as const satisfies Record<string, Range>;

export type Measure = keyof typeof RANGES;
const MEASURES: readonly Measure[] = [
  "x",
  "y",
  "top",
  "bottom",
  "width",
  "height",
  "gap",
  "size",
  "stroke",
  "stretch",
  "lean",
];

export const rangeOf = (measure: Measure): Range => RANGES[measure];

/** The number in the steps of its range. */
export const inSteps = (value: number, step: number): number => Number((Math.round(value / step) * step).toFixed(2));

/** What a field shows of a number and its range, and the number that is typed there. */
export function shownOf({ isPart = false, ...range }: Range) {
  const times = isPart ? 100 : 1;
  const { min, max, step } = range;
  return {
    range: { min: inSteps(min * times, 0.01), max: inSteps(max * times, 0.01), step: inSteps(step * times, 0.01) },
    shown: (value: number): number => inSteps(value * times, 0.01),
    typed: (value: number): number => inSteps(value / times, step),
  };
}

/** The measures that something has, with their values. */
export const measuresOf = (measured: Partial<Record<Measure, number>>): [Measure, number][] =>
  MEASURES.flatMap((measure): [Measure, number][] => {
    const value = measured[measure];
    return value === undefined ? [] : [[measure, value]];
  });
