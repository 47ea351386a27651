/** The seal depends only on its seed. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { drawRosette, numbersFrom } from "./rosette.ts";

test("the same diploma has the same seal, and another one has another seal", () => {
  expect(drawRosette("a")).toEqual(drawRosette("a"));
  expect(drawRosette("a")).not.toEqual(drawRosette("b"));
});

test("every seed gives numbers between 0 and 1", () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const next = numbersFrom(seed);
      return Array.from({ length: 20 }, next).every((number) => number >= 0 && number < 1);
    }),
  );
});

test("every line stays inside its box of 200", () => {
  const numbers = drawRosette("0f3c", { density: 0.4 })
    .flatMap((path) => path.match(/-?\d+(?:\.\d+)?/g) ?? [])
    .map(Number);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-1);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(201);
});
