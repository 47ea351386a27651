/** The settings of the page: size, language, background. */
import { LANGUAGES } from "@ijaza/schema/product";
import { type Layout, PATTERNS } from "@ijaza/schema/template-layout";
import type { PAGE_SIZES } from "@ijaza/schema/template-page";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES } from "../../../platform/i18n/languages.ts";
import { Button } from "../../../ui/Button.tsx";
import type { Designer } from "../designing/use-designer.ts";
import { changeLayout } from "../model/design.ts";
import { Choice } from "./Choice.tsx";
import { ColourField } from "./ColourField.tsx";
import { PictureUpload } from "./PictureUpload.tsx";

const SIZES = ["A4", "A3", "A5", "Letter"] as const satisfies readonly (keyof typeof PAGE_SIZES)[];
const ORIENTATIONS = ["landscape", "portrait"] as const;

function Background({ designer: { design, change } }: { designer: Designer }) {
  const { t } = useTranslation("templates");
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
  const { t } = useTranslation("templates");
  const { design, change } = designer;
  const { language, page } = design.layout;
  return (
    <>
      <div className="two-columns">
        <Choice
          label={t("page.size")}
          value={page.size}
          choices={SIZES.map((size) => [size, t(`page.sizes.${size}`)] as const)}
          onChoose={(size) => change(changeLayout({ page: { ...page, size } }))}
        />
        <Choice
          label={t("page.orientation")}
          value={page.orientation}
          choices={ORIENTATIONS.map((each) => [each, t(`page.orientations.${each}`)] as const)}
          onChoose={(orientation) => change(changeLayout({ page: { ...page, orientation } }))}
        />
      </div>
      <Choice
        label={t("page.language")}
        hint={t("page.languageHint")}
        value={language}
        choices={LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]] as const)}
        onChoose={(each) => change(changeLayout({ language: each }))}
      />
      <Background designer={designer} />
    </>
  );
}
