/** The style of a text: font, size, weight, colour and alignment. */
import { ALIGNMENTS, ANCHORS, FONTS, type TextBox } from "@ijaza/schema/templates/box-layout";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import type { Designer } from "../designing/use-designer.ts";
import { Choice } from "./Choice.tsx";
import { ColourField } from "./ColourField.tsx";
import { NumberField } from "./NumberField.tsx";

/** Rounds to half points. */
const half = (size: number) => Math.round(size * 2) / 2;

export function TextStyle({ box, designer }: { box: TextBox; designer: Designer }) {
  const { t } = useTranslation("templates/designing");
  const set = (changes: Partial<TextBox>, as?: string) =>
    designer.put([{ ...box, ...changes }], as && `${as} ${box.id}`);
  return (
    <fieldset className="settings-group">
      <legend>{t("style.title")}</legend>
      <div className="two-columns">
        <Choice
          label={t("style.font")}
          value={box.font}
          choices={FONTS.map((font) => [font, t(`style.fonts.${font}`)] as const)}
          onChoose={(font) => set({ font })}
        />
        <NumberField
          label={t("style.size")}
          step={0.5}
          min={4}
          max={120}
          value={box.size}
          onChange={(size) => set({ size: half(size) }, "font size")}
          onLeave={designer.settle}
        />
        <Checkbox labelled label={t("style.bold")} checked={box.isBold} onChange={(isBold) => set({ isBold })} />
        <Checkbox
          labelled
          label={t("style.italic")}
          checked={box.isItalic}
          onChange={(isItalic) => set({ isItalic })}
        />
        <Choice
          label={t("style.align")}
          value={box.align}
          choices={ALIGNMENTS.map((align) => [align, t(`style.aligns.${align}`)] as const)}
          onChoose={(align) => set({ align })}
        />
        <Choice
          label={t("style.anchor")}
          value={box.anchor}
          choices={ANCHORS.map((anchor) => [anchor, t(`style.anchors.${anchor}`)] as const)}
          onChoose={(anchor) => set({ anchor })}
        />
      </div>
      <ColourField label={t("style.colour")} value={box.colour} onChange={(colour) => set({ colour }, "colour")} />
    </fieldset>
  );
}
