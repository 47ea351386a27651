/** The settings of the page: size, language, background. */
import { type Layout, PATTERNS } from "@ijaza/schema/templates/box-layout";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import type { Designer } from "../designing/use-designer.ts";
import { changeLayout } from "../model/design.ts";
import { Choice } from "./Choice.tsx";
import { ColourField } from "./ColourField.tsx";
import { PageFormat } from "./PageFormat.tsx";
import { PictureUpload } from "./PictureUpload.tsx";

function Background({ designer: { design, change } }: { designer: Designer }) {
  const { t } = useTranslation("templates/designing");
  const { background } = design.layout;
  const set = (changes: Partial<Layout["background"]>, as?: string) =>
    change(changeLayout({ background: { ...background, ...changes } }), as);
  return (
    <fieldset className="settings-group">
      <legend>{t("page.background")}</legend>
      <ColourField
        label={t("page.colour")}
        value={background.colour}
        onChange={(colour) => set({ colour }, "page colour")}
      />
      <Choice
        label={t("page.pattern")}
        value={background.pattern}
        choices={PATTERNS.map((pattern) => [pattern, t(`page.patterns.${pattern}`)] as const)}
        onChoose={(pattern) => set({ pattern })}
      />
      {background.pattern !== "none" && (
        <ColourField
          label={t("page.patternColour")}
          value={background.patternColour}
          onChange={(patternColour) => set({ patternColour }, "pattern colour")}
        />
      )}
      <PictureUpload label={t("page.picture")} onAdded={({ picture }) => set({ picture })} />
      {background.picture && <Button onClick={() => set({ picture: null })}>{t("page.removePicture")}</Button>}
    </fieldset>
  );
}

export function PagePanel({ designer }: { designer: Designer }) {
  const { design, change } = designer;
  return (
    <>
      <PageFormat layout={design.layout} onChange={(changes) => change(changeLayout(changes))} />
      <Background designer={designer} />
    </>
  );
}
