/** The geometry of a diploma's border: interlaced waves along the four sides of a sheet of 680 by 480. */

export const SHEET = { width: 680, height: 480 };

const MARGIN = 26;
const REACH = 6.5;
const WAVE = 12;

type Side = { length: number; at: (along: number, off: number) => string };

const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const { width, height } = SHEET;

const SIDES: Side[] = [
  { length: width - 2 * MARGIN, at: (along, off) => point(MARGIN + along, MARGIN + off) },
  { length: height - 2 * MARGIN, at: (along, off) => point(width - MARGIN + off, MARGIN + along) },
  { length: width - 2 * MARGIN, at: (along, off) => point(MARGIN + along, height - MARGIN + off) },
  { length: height - 2 * MARGIN, at: (along, off) => point(MARGIN + off, MARGIN + along) },
];

const waveOf = ({ length, at }: Side, phase: number): string => {
  // Whole waves only, so that the corners meet.
  const waves = Math.round(length / (2 * WAVE));
  const steps = waves * 10;
  const points = Array.from({ length: steps + 1 }, (_, step) =>
    at((length * step) / steps, REACH * Math.sin((2 * Math.PI * waves * step) / steps + phase)),
  );
  return `M${points.join("L")}`;
};

/** Path data of the border's waves. */
export const drawBorder = (): string =>
  SIDES.flatMap((side) => [0, 1, 2].map((third) => waveOf(side, (2 * Math.PI * third) / 3))).join("");
