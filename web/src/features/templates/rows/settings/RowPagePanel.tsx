/** The page of a layout of rows: who signs, format, pair of fonts, inks, frame and ground. */
import { FONT_PAIRS, FRAMES, type StackLayout } from "@ijaza/schema/templates/stack-layout";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../../ui/Checkbox.tsx";
import { Choice } from "../../settings/Choice.tsx";
import { ColourField } from "../../settings/ColourField.tsx";
import { PageFormat } from "../../settings/PageFormat.tsx";
import { changeRowLayout } from "../model/items.ts";
import type { RowDesigner } from "../use-row-designer.ts";
import { SignatoriesFields } from "./SignatoriesFields.tsx";

/** Gold is made of the metal and the main colour. */
const OWN_INKS = ["ink", "second", "main", "metal", "paper"] as const satisfies (keyof StackLayout["inks"])[];

export function RowPagePanel({ designer }: { designer: RowDesigner }) {
  const { design, change } = designer;
  const { t } = useTranslation("templates/rows");
  const { t: shared } = useTranslation("templates/designing");
  const { layout } = design;
  const { inks } = layout;
  return (
    <>
      <SignatoriesFields designer={designer} />
      <fieldset className="settings-group">
        <legend>{t("page.format")}</legend>
        <PageFormat layout={layout} onChange={(changes) => change(changeRowLayout(changes))} />
        <Choice
          label={t("page.fonts")}
          value={layout.fonts}
          choices={FONT_PAIRS.map((pair) => [pair, t(`page.pairs.${pair}`)] as const)}
          onChoose={(fonts) => change(changeRowLayout({ fonts }))}
        />
      </fieldset>
      <fieldset className="settings-group">
        <legend>{t("page.inks")}</legend>
        <div className="two-columns">
          {OWN_INKS.map((ink) => (
            <ColourField
              key={ink}
              label={t(`inks.${ink}`)}
              value={inks[ink]}
              onChange={(colour) => change(changeRowLayout({ inks: { ...inks, [ink]: colour } }), `ink ${ink}`)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="settings-group">
        <legend>{shared("page.background")}</legend>
        <Choice
          label={t("page.frame")}
          value={layout.frame ?? "none"}
          choices={[
            ["none", t("page.frames.none")],
            ...FRAMES.map((frame) => [frame, t(`page.frames.${frame}`)] as const),
          ]}
          onChoose={(frame) => change(changeRowLayout({ frame: frame === "none" ? null : frame }))}
        />
        <Checkbox
          labelled
          label={t("page.ground")}
          checked={layout.hasGround}
          onChange={(hasGround) => change(changeRowLayout({ hasGround }))}
        />
      </fieldset>
    </>
  );
}
