/** The eight handles that size the selected box with a pointer; keys and number fields do the same. */
import type { LayoutBox } from "@ijaza/schema/templates/box-layout";
import { HANDLES } from "../model/geometry.ts";
import { placeOf } from "./Spot.tsx";
import type { useDrag } from "./use-drag.ts";

type HandlesProps = { box: LayoutBox; scale: number; begin: ReturnType<typeof useDrag>["begin"] };

export function Handles({ box, scale, begin }: HandlesProps) {
  return (
    <span className="handles" aria-hidden="true" style={placeOf(box, scale)}>
      {HANDLES.map((handle) => (
        <i
          key={handle}
          className={`handle handle--${handle}`}
          onPointerDown={(event) => event.button === 0 && begin(event, { boxes: [box], handle })}
        />
      ))}
    </span>
  );
}
