/** The position and size of a box, in millimetres. */
import type { LayoutBox } from "@ijaza/schema/templates/box-layout";
import { useTranslation } from "react-i18next";
import type { Designer } from "../designing/use-designer.ts";
import { measureBox } from "../model/geometry.ts";
import { NumberField } from "./NumberField.tsx";

const MEASURES = ["x", "y", "width", "height"] as const;

export function PlaceFields({ box, designer: { put, settle } }: { box: LayoutBox; designer: Designer }) {
  const { t } = useTranslation("templates/designing");
  return (
    <fieldset className="settings-group">
      <legend>{t("place.title")}</legend>
      <div className="two-columns">
        {MEASURES.map((measure) => (
          <NumberField
            key={measure}
            label={t(`place.${measure}`)}
            step={0.1}
            value={box[measure]}
            onChange={(value) => put([measureBox(box, measure, value)], `${measure} ${box.id}`)}
            onLeave={settle}
          />
        ))}
      </div>
    </fieldset>
  );
}
