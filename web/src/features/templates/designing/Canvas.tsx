/** The page as the server draws it, with the boxes over it. Millimetres run from the left in every language. */
import { type PointerEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { DrawnPreview } from "../previewing/use-preview.ts";
import { useSvgAddress } from "../previewing/use-svg-address.ts";
import { Handles } from "./Handles.tsx";
import { Spot } from "./Spot.tsx";
import type { Designer } from "./use-designer.ts";
import { useDrag } from "./use-drag.ts";
import type { Scale } from "./use-scale.ts";
import { useSpotKeys } from "./use-spot-keys.ts";
import "./Canvas.css";

type CanvasProps = { designer: Designer; drawn: DrawnPreview; scale: Scale; onEdit: () => void };

export function Canvas({ designer, drawn, scale: { place, scale }, onEdit }: CanvasProps) {
  const { t } = useTranslation("templates/designing");
  const ground = useRef<HTMLFieldSetElement>(null);
  const { design, page, chosen, choose } = designer;
  const drawing = useSvgAddress(drawn.svg);
  const { begin, guides } = useDrag(designer, scale);
  const press = useSpotKeys(designer, { ground, onEdit });
  const [only] = chosen;
  const pressGround = (event: PointerEvent) => event.target === event.currentTarget && choose([]);
  return (
    <div className="canvas" ref={place} dir="ltr">
      <fieldset
        ref={ground}
        className="canvas__page"
        tabIndex={-1}
        aria-label={t("canvas.page", page)}
        style={{ inlineSize: page.width * scale, blockSize: page.height * scale }}
        onPointerDown={pressGround}
      >
        {drawing && <img className="canvas__drawing" src={drawing} alt={t("canvas.drawing")} draggable={false} />}
        {design.layout.boxes.map((box) => (
          <Spot
            key={box.id}
            box={box}
            scale={scale}
            isChosen={designer.isChosen(box.id)}
            overflows={drawn.overflowing.includes(box.id)}
            onPointerDown={(event) => takeHold(event, { designer, box, begin })}
            onKeyDown={(event) => press(event, box)}
            onActivate={() => choose([box.id])}
          />
        ))}
        {chosen.length === 1 && only && <Handles box={only} scale={scale} begin={begin} />}
        {guides.x !== undefined && <i className="canvas__guide" style={{ insetInlineStart: guides.x * scale }} />}
        {guides.y !== undefined && (
          <i className="canvas__guide canvas__guide--across" style={{ insetBlockStart: guides.y * scale }} />
        )}
      </fieldset>
    </div>
  );
}

type TakeHoldOptions = {
  designer: Designer;
  box: Designer["chosen"][number];
  begin: ReturnType<typeof useDrag>["begin"];
};

/** With Shift or Ctrl the box joins the selection; else it is dragged, with the selection if it belongs to it. */
function takeHold(event: PointerEvent<HTMLElement>, { designer, box, begin }: TakeHoldOptions): void {
  if (event.button !== 0) return;
  if (event.shiftKey || event.ctrlKey || event.metaKey) {
    designer.toggle(box.id);
    return;
  }
  const isChosen = designer.isChosen(box.id);
  if (!isChosen) designer.choose([box.id]);
  const boxes = isChosen ? designer.chosen : [box];
  begin(event, { boxes, onPress: () => isChosen && designer.choose([box.id]) });
}
