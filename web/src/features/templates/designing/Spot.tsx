/** One box on the page: an outline to point at, focus and move, over the drawing of its content. */
import type { LayoutBox } from "@ijaza/schema/templates/box-layout";
import type { KeyboardEvent, PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import { useBoxName } from "./use-box-name.ts";

/** Least side in pixels, so that a line can be pointed at. */
const LEAST = 10;

type SpotProps = {
  box: LayoutBox;
  /** Pixels per millimetre. */
  scale: number;
  isChosen: boolean;
  overflows: boolean;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Pressed by other means than a pointer. */
  onActivate: () => void;
};

/** Its position on the page, enlarged where it is too small to point at. */
export function placeOf({ x, y, width, height }: LayoutBox, scale: number, least = 0) {
  const [inlineSize, blockSize] = [Math.max(width * scale, least), Math.max(height * scale, least)];
  return {
    insetInlineStart: x * scale - (inlineSize - width * scale) / 2,
    insetBlockStart: y * scale - (blockSize - height * scale) / 2,
    inlineSize,
    blockSize,
  };
}

/** Only the edge of an empty frame takes the pointer, so that boxes inside it can be reached. */
const isHollow = (box: LayoutBox) => box.kind === "frame" && !box.fill && box.width > 0 && box.height > 0;

export function Spot({ box, scale, isChosen, overflows, onPointerDown, onKeyDown, onActivate }: SpotProps) {
  const { t } = useTranslation("templates/designing");
  const nameOf = useBoxName();
  const name = nameOf(box);
  const looks = ["spot", isHollow(box) && "spot--hollow", overflows && "spot--over"].filter(Boolean).join(" ");
  return (
    <button
      type="button"
      className={looks}
      data-box={box.id}
      aria-label={overflows ? t("canvas.overflowing", { name }) : name}
      aria-pressed={isChosen}
      aria-describedby="designer-keys"
      style={placeOf(box, scale, LEAST)}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onClick={(event) => event.detail === 0 && onActivate()}
    >
      {isHollow(box) && (
        <>
          <i className="spot__edge" />
          <i className="spot__edge" />
          <i className="spot__edge" />
          <i className="spot__edge" />
        </>
      )}
    </button>
  );
}
