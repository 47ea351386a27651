/** The page of a layout of rows: format, pair of fonts, inks, frame and ground. */
import { FONT_PAIRS, FRAMES, INKS } from "@ijaza/schema/stack-layout";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../../ui/Checkbox.tsx";
import { Choice } from "../../settings/Choice.tsx";
import { ColourField } from "../../settings/ColourField.tsx";
import { PageFormat } from "../../settings/PageFormat.tsx";
import { changeRowLayout } from "../model/items.ts";
import type { RowDesigner } from "../use-row-designer.ts";

export function RowPagePanel({ designer: { design, change } }: { designer: RowDesigner }) {
  const { t } = useTranslation("templates");
  const { layout } = design;
  const { inks } = layout;
  return (
    <>
      <PageFormat layout={layout} onChange={(changes) => change(changeRowLayout(changes))} />
      <Choice
        label={t("rows.page.fonts")}
        value={layout.fonts}
        choices={FONT_PAIRS.map((pair) => [pair, t(`rows.page.pairs.${pair}`)] as const)}
        onChoose={(fonts) => change(changeRowLayout({ fonts }))}
      />
      <fieldset className="settings-group">
        <legend>{t("rows.page.inks")}</legend>
        <div className="two-columns">
          {INKS.map((ink) => (
            <ColourField
              key={ink}
              label={t(`rows.inks.${ink}`)}
              value={inks[ink]}
              onChange={(colour) => change(changeRowLayout({ inks: { ...inks, [ink]: colour } }), `ink ${ink}`)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="settings-group">
        <legend>{t("page.background")}</legend>
        <Choice
          label={t("rows.page.frame")}
          value={layout.frame ?? "none"}
          choices={[
            ["none", t("rows.page.frames.none")],
            ...FRAMES.map((frame) => [frame, t(`rows.page.frames.${frame}`)] as const),
          ]}
          onChoose={(frame) => change(changeRowLayout({ frame: frame === "none" ? null : frame }))}
        />
        <Checkbox
          labelled
          label={t("rows.page.ground")}
          checked={layout.hasGround}
          onChange={(hasGround) => change(changeRowLayout({ hasGround }))}
        />
      </fieldset>
    </>
  );
}
