/** Sizes for pages that draw only what has a height: jsdom lays nothing out. */
import { afterAll, beforeAll } from "vitest";

const SIDES = ["offsetHeight", "offsetWidth", "clientHeight", "clientWidth"] as const;

/** Every element is `pixels` high and wide during the tests of the file. Call it at the top of the file. */
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
