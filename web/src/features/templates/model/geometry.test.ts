/** Moving, sizing, aligning, distributing and snapping: examples, and properties of all boxes. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tenth } from "./design.ts";
import {
  alignBoxes,
  boundsOf,
  distributeBoxes,
  EDGES,
  HANDLES,
  measureBox,
  moveBoxes,
  type Place,
  resizeBox,
} from "./geometry.ts";
import { snapShift } from "./snap.ts";

const PAGE = { width: 297, height: 210 };
const length = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
const place: fc.Arbitrary<Place> = fc.record({
  x: length(0, 250),
  y: length(0, 180),
  width: length(1, 150),
  height: length(1, 90),
});
const places = fc.array(place, { minLength: 1, maxLength: 6 });
const shift = fc.record({ dx: length(-400, 400), dy: length(-400, 400) });
const isTenth = (value: number) => value === tenth(value);
const box = (x: number, y: number, width: number, height: number): Place => ({ x, y, width, height });

describe("moving", () => {
  test("keeps boxes on the page, and as far from each other as they were", () => {
    fc.assert(
      fc.property(places, shift, (boxes, by) => {
        const moved = moveBoxes(boxes, by, PAGE);
        const [first, was] = [moved[0]!, boxes[0]!];
        moved.forEach((each, at) => {
          expect(each.x - first.x).toBeCloseTo(boxes[at]!.x - was.x, 5);
          expect(each.y - first.y).toBeCloseTo(boxes[at]!.y - was.y, 5);
          expect(each.x).toBeLessThanOrEqual(PAGE.width);
          expect(each.x + each.width).toBeGreaterThanOrEqual(0);
          expect([each.x, each.y].every(isTenth)).toBe(true);
        });
      }),
    );
  });

  test("there and back leaves the boxes unchanged, where there is space", () => {
    const boxes = [box(50, 50, 10, 10), box(80.3, 60.7, 20, 5)];
    const there = moveBoxes(boxes, { dx: 12.3, dy: -7.9 }, PAGE);
    expect(moveBoxes(there, { dx: -12.3, dy: 7.9 }, PAGE)).toEqual(boxes);
  });

  test("without boxes does nothing", () => expect(moveBoxes([], { dx: 1, dy: 1 }, PAGE)).toEqual([]));
});

describe("sizing", () => {
  test("leaves the opposite edge where it is", () => {
    fc.assert(
      fc.property(place, fc.constantFrom(...HANDLES), shift, (from, handle, by) => {
        const to = resizeBox(from, handle, by);
        const [right, bottom] = [to.x + to.width, to.y + to.height];
        if (handle.includes("w") && to.x > -100) expect(right).toBeCloseTo(from.x + from.width, 5);
        if (!handle.includes("w")) expect(to.x).toBe(from.x);
        if (handle.includes("n") && to.y > -100) expect(bottom).toBeCloseTo(from.y + from.height, 5);
        if (!handle.includes("n")) expect(to.y).toBe(from.y);
        expect(to.width).toBeGreaterThanOrEqual(1);
        expect(to.width).toBeLessThanOrEqual(500);
      }),
    );
  });

  test("lets a line have a side of 0, and no other box", () => {
    const flat = box(10, 10, 50, 5);
    expect(resizeBox({ ...flat, kind: "frame" as const }, "s", { dx: 0, dy: -9 }).height).toBe(0);
    expect(resizeBox({ ...flat, kind: "text" as const }, "s", { dx: 0, dy: -9 }).height).toBe(1);
  });

  test.each([
    ["x", -150, -100],
    ["y", 700, 500],
    ["width", 0, 1],
    ["height", 12.3456, 12.3],
  ] as const)("%s of %d by number is %d", (measure, value, taken) => {
    expect(measureBox(box(1, 1, 9, 9), measure, value)[measure]).toBe(taken);
  });
});

describe("aligning", () => {
  test.each([
    ["left", [10, 10]],
    ["centre", [20, 10]],
    ["right", [30, 10]],
  ] as const)("to the %s puts both along one line", (edge, expected) => {
    const boxes = [box(10, 5, 20, 10), box(30, 40, 40, 20)];
    const ground = box(10, 5, 40, 55);
    expect(alignBoxes(boxes, edge, ground).map(({ x }) => x)).toEqual(expected);
  });

  test("is idempotent, and changes no size", () => {
    fc.assert(
      fc.property(places, fc.constantFrom(...EDGES), (boxes, edge) => {
        const ground = boundsOf(boxes);
        const once = alignBoxes(boxes, edge, ground);
        expect(alignBoxes(once, edge, ground)).toEqual(once);
        expect(once.map(({ width, height }) => [width, height])).toEqual(
          boxes.map((each) => [each.width, each.height]),
        );
      }),
    );
  });
});

describe("distributing", () => {
  test("makes the gaps equal, to the tenth of a millimetre, and leaves the ends", () => {
    const apart = fc.array(place, { minLength: 3, maxLength: 6 });
    fc.assert(
      fc.property(apart, fc.constantFrom<"x" | "y">("x", "y"), (boxes, axis) => {
        const size = axis === "x" ? "width" : "height";
        const inLine = boxes.map((_, at) => at).sort((one, other) => boxes[one]![axis] - boxes[other]![axis]);
        const after = distributeBoxes(boxes, axis);
        const gaps = inLine.slice(1).map((at, n) => {
          const before = after[inLine[n]!]!;
          return after[at]![axis] - before[axis] - before[size];
        });
        expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.21);
        for (const end of [inLine[0]!, inLine.at(-1)!]) expect(after[end]![axis]).toBe(boxes[end]![axis]);
      }),
    );
  });

  test("does nothing to two boxes", () => {
    const two = [box(0, 0, 5, 5), box(50, 3, 5, 5)];
    expect(distributeBoxes(two, "x")).toEqual(two);
  });
});

describe("snapping", () => {
  const ground = { others: [box(100, 20, 40, 10)], page: PAGE, within: 2 };

  test.each([
    ["the edge of another box", { dx: 38.9, dy: 50 }, { dx: 40, x: 100 }],
    ["the middle of the page", { dx: 79.2, dy: 50 }, { dx: 78.5, x: 148.5 }],
    ["nothing that is far", { dx: 25, dy: 50 }, { dx: 25 }],
  ])("finds %s", (_, by, expected) => {
    const { dx, x } = snapShift(box(60, 90, 20, 10), by, ground);
    expect({ dx, x }).toEqual(expected);
  });

  test("never moves a box farther than its reach", () => {
    fc.assert(
      fc.property(place, shift, fc.array(place, { maxLength: 4 }), (moved, by, others) => {
        const { dx, dy } = snapShift(moved, by, { others, page: PAGE, within: 2 });
        expect(Math.max(Math.abs(dx - by.dx), Math.abs(dy - by.dy))).toBeLessThanOrEqual(2.06);
        expect([dx, dy].every(isTenth)).toBe(true);
      }),
    );
  });
});
