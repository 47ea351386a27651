/** The settings of a frame or a line: stroke, fill, corners. */
import { useTranslation } from "react-i18next";
import { isLine } from "../designing/use-box-name.ts";
import type { Designer } from "../designing/use-designer.ts";
import type { BoxOf } from "../model/design.ts";
import { tenth } from "../model/design.ts";
import { ColourField, OptionalColour } from "./ColourField.tsx";
import { NumberField } from "./NumberField.tsx";

type Frame = BoxOf<"frame">;

export function FrameSettings({ box, designer }: { box: Frame; designer: Designer }) {
  const { t } = useTranslation("templates/designing");
  const set = (changes: Partial<Frame>, as?: string) => designer.put([{ ...box, ...changes }], as && `${as} ${box.id}`);
  const stroke = (
    <NumberField
      label={t("frame.stroke")}
      step={0.1}
      min={0.1}
      max={10}
      value={box.stroke}
      onChange={(width) => set({ stroke: tenth(width) }, "stroke")}
      onLeave={designer.settle}
    />
  );
  if (isLine(box))
    return (
      <div className="two-columns">
        <ColourField
          label={t("style.colour")}
          value={box.colour ?? "#000000"}
          onChange={(colour) => set({ colour }, "colour")}
        />
        {stroke}
      </div>
    );
  return (
    <>
      <OptionalColour
        label={t("frame.colour")}
        none={t("frame.noColour")}
        value={box.colour}
        start="#8f6510"
        onChange={(colour) => set({ colour }, "colour")}
      />
      <OptionalColour
        label={t("frame.fill")}
        none={t("frame.noFill")}
        value={box.fill}
        start="#fdf8ec"
        onChange={(fill) => set({ fill }, "fill")}
      />
      <div className="two-columns">
        {stroke}
        <NumberField
          label={t("frame.radius")}
          step={0.1}
          min={0}
          max={50}
          value={box.radius}
          onChange={(radius) => set({ radius: tenth(radius) }, "radius")}
          onLeave={designer.settle}
        />
      </div>
    </>
  );
}
