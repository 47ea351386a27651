/** The settings of a text: its content in each language, and its style. */
import { LANGUAGES, type Language } from "@ijaza/schema/product";
import type { TextBox } from "@ijaza/schema/templates/box-layout";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES } from "../../../platform/i18n/languages.ts";
import type { Designer } from "../designing/use-designer.ts";
import { Choice } from "./Choice.tsx";
import { TextEditor } from "./TextEditor.tsx";
import { TextStyle } from "./TextStyle.tsx";

type TextSettingsProps = { box: TextBox; designer: Designer };

export function TextSettings({ box, designer }: TextSettingsProps) {
  const { t } = useTranslation("templates/designing");
  const languages: readonly Language[] = box.language ? [box.language] : LANGUAGES;
  return (
    <>
      <TextEditor key={box.language} box={box} designer={designer} languages={languages} />
      <Choice
        label={t("text.language")}
        hint={t("text.languageHint")}
        value={box.language ?? "document"}
        choices={[
          ["document", t("text.ofDocument")],
          ...LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]] as const),
        ]}
        onChoose={(chosen) => designer.put([{ ...box, language: LANGUAGES.find((each) => each === chosen) ?? null }])}
      />
      <TextStyle box={box} designer={designer} />
    </>
  );
}
