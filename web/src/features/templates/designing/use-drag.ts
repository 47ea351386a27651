/** Moving and sizing boxes with a mouse, a pen or a finger. */
import type { LayoutBox } from "@ijaza/schema/templates/box-layout";
import { type PointerEvent, useState } from "react";
import { boundsOf, type Handle, moveBoxes, resizeBox } from "../model/geometry.ts";
import { type Guides, snapShift } from "../model/snap.ts";
import type { Designer } from "./use-designer.ts";

/** Pixels; a shorter movement is taken for a trembling hand. */
const STIRRED = 3;
/** Distance in pixels at which a box snaps to a line. */
const CATCHES = 6;

type BeginOptions = {
  boxes: readonly LayoutBox[];
  handle?: Handle;
  /** Called when the box was pressed and not moved. */
  onPress?: () => void;
};

/** `scale`: pixels per millimetre. */
export function useDrag({ design, page, put, settle }: Designer, scale: number) {
  const [guides, setGuides] = useState<Guides>({});

  const begin = (event: PointerEvent<HTMLElement>, { boxes, handle, onPress }: BeginOptions) => {
    const target = event.currentTarget;
    const from = { x: event.clientX, y: event.clientY };
    const others = design.layout.boxes.filter(({ id }) => !boxes.some((box) => box.id === id));
    const ground = { others, page, within: CATCHES / scale };
    let stirred = false;
    const move = (now: globalThis.PointerEvent) => {
      const [x, y] = [now.clientX - from.x, now.clientY - from.y];
      if (!stirred && Math.hypot(x, y) < STIRRED) return;
      stirred = true;
      const shift = { dx: x / scale, dy: y / scale };
      const [only] = boxes;
      if (handle && only) return put([resizeBox(only, handle, shift)], "drag");
      const { dx, dy, ...caught } = snapShift(boundsOf(boxes), shift, ground);
      setGuides(now.altKey ? {} : caught);
      put(moveBoxes(boxes, now.altKey ? shift : { dx, dy }, page), "drag");
    };
    const end = () => {
      target.removeEventListener("pointermove", move);
      target.removeEventListener("pointerup", end);
      target.removeEventListener("pointercancel", end);
      setGuides({});
      if (stirred) settle();
      else onPress?.();
    };
    target.setPointerCapture?.(event.pointerId);
    target.addEventListener("pointermove", move);
    target.addEventListener("pointerup", end);
    target.addEventListener("pointercancel", end);
  };
  return { begin, guides };
}
