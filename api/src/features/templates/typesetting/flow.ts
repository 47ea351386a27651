/** Texts one beneath the other from a baseline on, or one above the other up to it. Pure. */
import type { Cell, FontPair } from "@ijaza/schema/templates/stack-layout";
import { type FittedCell, fitCell, heightOf } from "./cell.ts";
import type { Filled } from "./stack.ts";

/** `y` is the first baseline of a flow downwards, and the last one of a flow upwards; `apart` from text to text. */
export type Flow = { cells: Cell[]; y: number; apart: number; direction: "down" | "up" };

/** A text with the baseline of its first line. */
export type PlacedCell = { fitted: FittedCell; y: number };

type PlaceFlowOptions = { flow: Flow; filled: readonly Filled[]; pair: FontPair };

/** In the order of reading, without those that say nothing. */
export function placeFlow({ flow, filled, pair }: PlaceFlowOptions): PlacedCell[] {
  const fitted = filled.flatMap(({ cell, paragraph }) =>
    paragraph ? [fitCell({ cell, paragraph, pair, scale: 1 })] : [],
  );
  const apart = flow.apart * Math.max(0, fitted.length - 1);
  const height = fitted.reduce((sum, each) => sum + heightOf(each), 0) + apart;
  let y = flow.direction === "down" ? flow.y : flow.y - height;
  return fitted.map((each) => {
    const placed = { fitted: each, y };
    y += heightOf(each) + flow.apart;
    return placed;
  });
}
