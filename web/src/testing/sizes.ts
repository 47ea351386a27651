/** Gives elements a size, for pages that render only visible rows: jsdom has no layout. */
import { afterAll, beforeAll } from "vitest";

const SIDES = ["offsetHeight", "offsetWidth", "clientHeight", "clientWidth"] as const;

/** Makes every element `pixels` high and wide for the tests of the file. Call it at the top of the file. */
export const giveSizes = (pixels: number): void => {
  const { prototype } = HTMLElement;
  const before = new Map(SIDES.map((side) => [side, Object.getOwnPropertyDescriptor(prototype, side)]));
  beforeAll(() => {
    for (const side of SIDES) Object.defineProperty(prototype, side, { configurable: true, get: () => pixels });
  });
  afterAll(() => {
    for (const [side, own] of before) {
      Reflect.deleteProperty(prototype, side);
      if (own) Object.defineProperty(prototype, side, own);
    }
  });
};
