/** The tiles of ALECSO's countries on a map: column and row, from the west and the north. */
export const TILES: Readonly<Record<string, readonly [column: number, row: number]>> = {
  TN: [3, 1],
  LB: [5, 1],
  SY: [6, 1],
  IQ: [7, 1],
  MA: [1, 2],
  DZ: [2, 2],
  LY: [3, 2],
  EG: [4, 2],
  PS: [5, 2],
  JO: [6, 2],
  KW: [7, 2],
  MR: [1, 3],
  SD: [4, 3],
  SA: [6, 3],
  BH: [7, 3],
  QA: [8, 3],
  AE: [9, 3],
  DJ: [5, 4],
  YE: [7, 4],
  OM: [8, 4],
  KM: [5, 5],
  SO: [6, 5],
};

/** The shades of the tiles, by the least number of each. */
export const STEPS = [
  { key: "none", least: 0 },
  { key: "few", least: 1 },
  { key: "some", least: 3 },
  { key: "many", least: 6 },
  { key: "most", least: 10 },
] as const;
export type StepKey = (typeof STEPS)[number]["key"];

export const stepOf = (count: number): StepKey => STEPS.findLast(({ least }) => count >= least)?.key ?? "none";
